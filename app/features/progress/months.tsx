import { scaleBand, scaleLinear } from 'd3-scale';
import { MONTH_NAMES } from '../../../domain/calendar/month.ts';
import type { Share } from '../../../domain/progress/shares.ts';
import { Figure } from './figure.tsx';
import styles from './months.module.css';

const HEIGHT = 220;
const MARGIN = { top: 20, bottom: 24 };

/** Of what each month has, how much was seen in it, all years together. */
export function Months({ shares }: { shares: readonly Share[] }) {
  return (
    <Figure
      title="Mes a mes"
      words="De las especies que suele haber cada mes en Madrid, las que has visto en ese mes, sumando todos los años."
      columns={['Mes', 'Vistas', 'Puede haber']}
      rows={shares.map(({ name, seen, all }) => [name, seen, all])}
    >
      {(width) => <Bars width={width} shares={shares} />}
    </Figure>
  );
}

function Bars({ width, shares }: { width: number; shares: readonly Share[] }) {
  const x = scaleBand(MONTH_NAMES, [0, width]).padding(0.18);
  const y = scaleLinear([0, Math.max(...shares.map(({ all }) => all))], [HEIGHT - MARGIN.bottom, MARGIN.top]);
  const bar = (name: string, count: number) => ({
    x: x(name as (typeof MONTH_NAMES)[number]) ?? 0,
    width: x.bandwidth(),
    y: y(count),
    height: y(0) - y(count),
  });
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      aria-hidden="true"
      className={styles.bars}
    >
      {shares.map(({ name, seen, all }) => {
        const there = bar(name, all);
        const middle = there.x + there.width / 2;
        return (
          <g key={name}>
            <rect {...there} data-all />
            <rect {...bar(name, seen)} />
            <text x={middle} y={bar(name, seen).y - 4} data-on={seen < all || undefined}>
              {seen}
            </text>
            <text x={middle} y={HEIGHT - 6}>
              {name.charAt(0).toUpperCase()}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
