import type { Ficha } from '../../../domain/species/ave.ts';
import {
  ARM_SPAN,
  envergaduraInWords,
  type KnownBird,
  LARGE_WINGSPAN,
} from '../../../domain/species/envergadura.ts';
import styles from './size-comparison.module.css';
import outlines from './size-outlines.svg';
import { OUTLINES } from './size-outlines.ts';

/** Width of the drawing, px. The largest figure in it is drawn as its outline is. */
const WIDTH = 320;

/** Room for the name over a figure, and between the two, px. */
const CAPTION = 20;
const GAP = 8;

/** How much shorter or longer than its outline a bird is drawn at most: a magpie is nearly all tail, and still must look drawn. */
const SHORTEST = 0.8;
const LONGEST = 1.4;

type Row = { text: string; cm: number; figure: keyof typeof OUTLINES; stretch: number };

/** The wingspan drawn to scale over a known bird and, when it is large, a person's arms; and the same in a sentence. */
export function SizeComparison({ ave }: { ave: Ficha }) {
  const { knownBird, envergadura } = ave;
  const rows = [rowOf(ave), rowOf(knownBird)];
  if (envergadura >= LARGE_WINGSPAN) {
    rows.push({ text: 'Persona, brazos abiertos', cm: ARM_SPAN, figure: 'person', stretch: 1 });
  }
  return (
    <section className={styles.size} aria-labelledby="tamano">
      <h2 id="tamano">Tamaño</h2>
      <p>{envergaduraInWords(envergadura, knownBird)}</p>
      <Pattern rows={rows} />
    </section>
  );
}

/** A bird by the outline of its build, with its own wingspan and about its own length. */
function rowOf({ nombre, envergadura, longitud, build }: KnownBird | Ficha): Row {
  const stretch = Math.min(LONGEST, Math.max(SHORTEST, longitud / envergadura / OUTLINES[build].ratio));
  return { text: nombre, cm: envergadura, figure: build, stretch };
}

function Pattern({ rows }: { rows: Row[] }) {
  const largest = Math.max(...rows.map(({ cm }) => cm));
  let top = 0;
  const drawn = rows.map(({ text, cm, figure, stretch }) => {
    const { above, below } = OUTLINES[figure];
    const across = cm / largest;
    const down = across * stretch;
    const name = top + CAPTION;
    const middle = name + GAP + above * down;
    top = middle + below * down;
    return { text, cm, figure, across, down, name, middle };
  });
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${WIDTH} ${Math.ceil(top)}`}>
      {drawn.map(({ text, cm, figure, across, down, name, middle }) => (
        <g key={text}>
          <text x={WIDTH / 2} y={Math.round(name)}>
            {`${text}, ${cm}\u00a0cm`}
          </text>
          {[across, -across].map((each) => (
            <use key={each} href={`${outlines}#${figure}`} transform={matrixOf(each, down, middle)} />
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
