import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import { MONTH_NAMES } from '../../../domain/calendar/month.ts';
import type { Sighting } from '../../../domain/notebook/sighting.ts';
import {
  byEndOfMonth,
  type First,
  firstsOf,
  LAST_DAY,
  MONTH_STARTS,
} from '../../../domain/progress/accumulation.ts';
import styles from './curve.module.css';
import { Figure } from './figure.tsx';

const HEIGHT = 240;
const MARGIN = { top: 12, right: 40, bottom: 26, left: 36 };

/** Height, px, of the name of a year. */
const LABEL = 16;

/** So many lines of the grid at most. */
const TICKS = 5;

type Props = { year: string; sightings: readonly Sighting[] };

/** How many species the year had on each day, and the year before. */
export function Curve({ year, sightings }: Props) {
  const before = String(Number(year) - 1);
  const [now, then] = [firstsOf(sightings, year), firstsOf(sightings, before)];
  const [ends, endsBefore] = [byEndOfMonth(now), byEndOfMonth(then)];
  return (
    <Figure
      title={`Especies vistas en ${year}`}
      words={wordsOf(year, now.length, before, then.length)}
      columns={['Hasta el fin de', year, before]}
      rows={MONTH_NAMES.map((name, i) => [name, ends[i] ?? 0, endsBefore[i] ?? 0])}
    >
      {(width) => (
        <Lines
          width={width}
          years={[
            [before, then],
            [year, now],
          ]}
        />
      )}
    </Figure>
  );
}

function wordsOf(year: string, now: number, before: string, then: number): string {
  const words = `${now} ${now === 1 ? 'especie' : 'especies'} en ${year}`;
  return then === 0 ? `${words}; de ${before} no hay nada con fecha.` : `${words}, ${then} en ${before}.`;
}

type LinesProps = { width: number; years: readonly [year: string, firsts: readonly First[]][] };

function Lines({ width, years }: LinesProps) {
  const most = Math.max(1, ...years.map(([, firsts]) => firsts.length));
  const x = scaleLinear([1, LAST_DAY], [MARGIN.left, width - MARGIN.right]);
  const y = scaleLinear([0, most], [HEIGHT - MARGIN.bottom, MARGIN.top]).nice(TICKS);
  const path = line<[day: number, count: number]>(
    ([day]) => x(day),
    ([, count]) => y(count),
  ).curve(curveStepAfter);
  // Below its line the year before is clear of the year shown; where that is down on the months, it stands above.
  const hasRoomBelow = (count: number) => y(count) + LABEL < HEIGHT - MARGIN.bottom;
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      aria-hidden="true"
      className={styles.lines}
    >
      {y
        .ticks(TICKS)
        .filter(Number.isInteger)
        .map((each) => (
          <g key={each}>
            <line x1={MARGIN.left} x2={width - MARGIN.right} y1={y(each)} y2={y(each)} />
            <text x={MARGIN.left - 6} y={y(each)} dy="0.32em" textAnchor="end">
              {each}
            </text>
          </g>
        ))}
      {MONTH_STARTS.map((start, i) => (
        <text key={start} x={x(start + 15)} y={HEIGHT - 8} textAnchor="middle">
          {MONTH_NAMES[i]?.charAt(0).toUpperCase()}
        </text>
      ))}
      {years.map(([year, firsts], i) => (
        <g key={year} data-before={i === 0 || undefined}>
          <path d={path(stepsOf(firsts)) ?? ''} />
          {firsts.length > 0 && (
            <text
              x={x(lastOf(firsts).day) + 5}
              y={y(firsts.length)}
              dy={i === 0 && hasRoomBelow(firsts.length) ? '0.9em' : '-0.2em'}
            >
              {year}
            </text>
          )}
        </g>
      ))}
    </svg>
  );
}

const lastOf = (firsts: readonly First[]) => firsts.at(-1) as First;

/** The points of the steps: from none on 1 January to the day of the last species. */
function stepsOf(firsts: readonly First[]): [day: number, count: number][] {
  return [[1, 0], ...firsts.map(({ day }, i): [number, number] => [day, i + 1])];
}
