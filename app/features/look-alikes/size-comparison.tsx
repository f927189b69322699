import type { Ficha } from '../../../domain/species/ave.ts';
import { ARM_SPAN, envergaduraInWords, LARGE_WINGSPAN } from '../../../domain/species/envergadura.ts';
import styles from './size-comparison.module.css';

/** Right half of a bird in flight seen from above, 100 units from tip to tip; its axis is x = 0. */
const WINGS = {
  round:
    'M0-19 1.2-16C4-16 5-13 4.6-10 5-8 7-7.5 9-8 16-12 24-14.5 32-14 40-13.5 47-9 50-3 50-1.5 48.5-1 47.5-1.2L46 1.5 44 .8 42 3.6 39.6 2.4 37 5.4 34 3.8C28 6 20 6.4 14 6 10 5.8 7.5 6.6 6 8 5.5 12 4.4 15 3.6 17L6.6 27C5 29 2 29.6 0 28.6Z',
  pointed:
    'M0-15C3-15.5 4.6-13 4.6-10 6-8.4 8-8 10-8.4 15-11 20-12 24-11 34-9 43-2 50 7 42 3.6 34 1 26 .6 18 .4 12 1 8 3 6 5 5 8 4 12L7 23C4.5 21 2 19.6 0 19Z',
  broad:
    'M0-17C1.6-17.6 3-16 3.6-14 4.4-12 4.6-10.6 5-9.4 10-12 20-14.6 30-14 36-13.6 42-11 45.6-7.4L50-3.4 45-4.4 49-.4 43.8-2 47 2 41.6 0 44 4.6 38.6 2.4C36 4 34 5.6 31 6.4 22 9 12 9 6.6 8 5.8 11 5 13 4.4 15L8 24C5 26 2 26.4 0 26Z',
} as const;

const POINTED = ['Apodidae', 'Hirundinidae', 'Falconidae', 'Laridae', 'Caprimulgidae', 'Meropidae'];
const BROAD = ['Accipitridae', 'Ciconiidae', 'Ardeidae', 'Corvidae', 'Otididae', 'Phalacrocoracidae'];

/** Shape of the wings of a family: pointed, broad with fingers, or else round. */
function wingsOf(familia: string): string {
  if (POINTED.includes(familia)) return WINGS.pointed;
  return BROAD.includes(familia) ? WINGS.broad : WINGS.round;
}

/** Families of the known birds whose wings are not round. */
const FAMILY_OF_KNOWN_BIRD: Record<string, string> = {
  'Urraca común': 'Corvidae',
  'Cigüeña blanca': 'Ciconiidae',
};

/** Right half of a person with arms stretched, from the head to the waist; 100 units from hand to hand. */
const PERSON =
  'M0-28.5A6.5 6.5 0 0 1 0-15.5H6C9-15.5 12-13.5 14-13L46-11.5C49-11.4 50-10 50-9 50-7.8 48.6-7 46-7.2L14-5.5C12.6-5.4 12-4 11.8-2L10.5 20H0Z';

/** Width of the drawing, and that of the largest in it, px. */
const WIDTH = 320;
const LARGEST = 300;

/** How far any of the figures reaches above and below its middle, shares of its width; and the room for its name, px. */
const [ABOVE, BELOW, CAPTION] = [{ ave: 0.2, person: 0.29 }, 0.28, 20];

type Row = { text: string; cm: number; d: string };

/** The wingspan drawn to scale under a known bird and, when it is large, a person's arms; and the same in a sentence. */
export function SizeComparison({ ave }: { ave: Ficha }) {
  const { knownBird, envergadura, familia, nombre } = ave;
  const rows: Row[] = [
    { text: nombre, cm: envergadura, d: wingsOf(familia) },
    {
      text: knownBird.nombre,
      cm: knownBird.envergadura,
      d: wingsOf(FAMILY_OF_KNOWN_BIRD[knownBird.nombre] ?? ''),
    },
  ];
  if (envergadura >= LARGE_WINGSPAN) rows.push({ text: 'Persona, brazos abiertos', cm: ARM_SPAN, d: PERSON });
  const largest = Math.max(...rows.map(({ cm }) => cm));
  return (
    <section className={styles.size} aria-labelledby="tamano">
      <h2 id="tamano">Tamaño</h2>
      <p>{envergaduraInWords(envergadura, knownBird)}</p>
      <Pattern rows={rows.map((row) => ({ ...row, width: (row.cm / largest) * LARGEST }))} />
    </section>
  );
}

function Pattern({ rows }: { rows: (Row & { width: number })[] }) {
  let top = 0;
  const drawn = rows.map((row) => {
    const name = top + CAPTION;
    const middle = name + 4 + ABOVE[row.d === PERSON ? 'person' : 'ave'] * row.width;
    top = middle + BELOW * row.width;
    return { ...row, name, middle };
  });
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${Math.ceil(top)}`}>
      {drawn.map(({ text, cm, d, width, name, middle }) => (
        <g key={text}>
          <text x={WIDTH / 2} y={Math.round(name)}>
            {`${text}, ${cm}\u00a0cm`}
          </text>
          {[1, -1].map((side) => (
            <path key={side} d={d} transform={matrixOf(side * (width / 100), width / 100, middle)} />
          ))}
        </g>
      ))}
    </svg>
  );
}

/** Scales a half figure, mirrored where `across` is negative, and sets it on the axis of the drawing. */
function matrixOf(across: number, down: number, middle: number): string {
  return `matrix(${across.toFixed(3)} 0 0 ${down.toFixed(3)} ${WIDTH / 2} ${Math.round(middle)})`;
}
