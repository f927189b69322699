import { INKS, type Ink, type Staff as StaffGeometry } from '../../../domain/voices/drawing/drawing.ts';
import { keyboard } from '../../../domain/voices/drawing/keyboard.ts';
import { TENTHS } from '../../../domain/voices/drawing/pen.ts';
import { GROUND, GUTTER, HEIGHT, MARKED_KHZ, yOf } from '../../../domain/voices/drawing/scale.ts';

/** What stands above and below the ground, units. */
const ABOVE = 15;
const BELOW = 36;
const WIDTH = GUTTER + GROUND;
const TOTAL = ABOVE + HEIGHT + BELOW;

/** A unit is a pixel where letters have their usual size, and grows with them. */
const rem = (units: number) => `${(units / 18).toFixed(2)}rem`;

const OPACITY: Record<Ink, number> = { faint: 0.5, hairs: 0.8, soft: 0.75, strong: 1 };

const KEYS = keyboard();
const IN_TENTHS = `scale(${1 / TENTHS})`;

/**
 * One line of a drawn voice. What it looks like stands in attributes, not in a style sheet: it is fetched by no page that has its
 * drawings written already.
 */
export function Staff({ staff }: { staff: StaffGeometry }) {
  return (
    <svg
      width={rem(WIDTH)}
      height={rem(TOTAL)}
      viewBox={`${-GUTTER} ${-ABOVE} ${WIDTH} ${TOTAL}`}
      aria-hidden="true"
    >
      <Scales ticks={staff.ticks} />
      <g transform={IN_TENTHS} fill="var(--verde)">
        {INKS.filter((ink) => staff.paths[ink]).map((ink) => (
          <path key={ink} d={staff.paths[ink]} opacity={OPACITY[ink]} />
        ))}
      </g>
      <g fill="var(--verde)" fontSize="14.5" textAnchor="middle">
        {staff.syllables.map(({ x, parts }) => (
          <text key={x} x={x.toFixed(1)} y={HEIGHT + 18}>
            {parts.map(({ text, stressed }, i) =>
              stressed ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a syllable have nothing else.
                <tspan key={i} fill="var(--rojo)" fontWeight="700">
                  {text}
                </tspan>
              ) : (
                text
              ),
            )}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** kHz beside a piano and across the ground, seconds under it. */
function Scales({ ticks }: Pick<StaffGeometry, 'ticks'>) {
  const lines = MARKED_KHZ.map((khz) => `M0 ${yOf(khz).toFixed(1)}H${GROUND}`).join('');
  const marks = ticks
    .map(({ x, second }) => `M${x.toFixed(1)} ${HEIGHT}v${second === undefined ? 2.5 : 5}`)
    .join('');
  return (
    <>
      <path d={lines} stroke="var(--linea)" strokeWidth=".8" />
      <path d={`M0 ${HEIGHT}H${GROUND}${marks}`} stroke="var(--borde)" />
      <g transform={`translate(-11) ${IN_TENTHS}`}>
        <path d={KEYS.white} fill="none" stroke="var(--borde)" strokeWidth="6" />
        <path d={KEYS.black} fill="var(--tinta-suave)" />
      </g>
      <g fill="var(--tinta-suave)" fontFamily="var(--sans)" fontSize="11" textAnchor="end">
        {MARKED_KHZ.map((khz) => (
          <text key={khz} x="-13" y={(yOf(khz) + 4).toFixed(1)}>
            {String(khz).replace('.', ',')}
          </text>
        ))}
        <text x="21" y="-5">
          kHz
        </text>
      </g>
      <g fill="var(--tinta-suave)" fontFamily="var(--sans)" fontSize="11" textAnchor="middle">
        {ticks.map(({ x, second }) =>
          second === undefined ? null : (
            <text key={second} x={Math.max(3, x).toFixed(1)} y={HEIGHT + 33}>
              {`${second} s`}
            </text>
          ),
        )}
      </g>
    </>
  );
}
