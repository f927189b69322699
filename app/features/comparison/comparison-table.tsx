import { Link } from 'react-router';
import { laminaPaths, paths } from '../../../domain/addresses/paths.ts';
import type { Cell, Row } from '../../../domain/look-alikes/side-by-side.ts';
import type { Ficha } from '../../../domain/species/ave.ts';
import { inSentence } from '../../../domain/text/in-sentence.ts';
import { joinPhrases } from '../../../domain/text/join-phrases.ts';
import layout from '../../components/page/layout.module.css';
import { hostPath } from '../../site/site.ts';
import styles from './comparison-table.module.css';

type Props = {
  aves: readonly Ficha[];
  /** What is written of the species against one another: it stands first. */
  written: readonly Row[];
  rows: readonly Row[];
  onSwap: (nombre: string) => void;
  onRemove: (nombre: string) => void;
};

/** One column a species, whatever the width; the title of a row stands over it, so that the columns have all the room. */
export function ComparisonTable({ aves, written, rows, onSwap, onRemove }: Props) {
  const nombres = joinPhrases(aves.map(({ nombre }) => inSentence(nombre)));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className={styles.scroll} aria-label={`Comparación de ${nombres}`} tabIndex={0}>
      <table className={styles.table} data-columns={aves.length}>
        <thead>
          <tr>
            {aves.map(({ nombre }) => (
              <th key={nombre} scope="col">
                <Link to={paths.ave(nombre)}>{nombre}</Link>
              </th>
            ))}
          </tr>
        </thead>
        <Plates aves={aves} onSwap={onSwap} onRemove={onRemove} />
        {[...written, ...rows].map(({ title, cells }, place) => (
          <tbody key={title} data-written={place < written.length || undefined}>
            <tr>
              <th scope="rowgroup" colSpan={aves.length}>
                <span>{title}</span>
              </th>
            </tr>
            <tr>
              {cells.map((cell, i) => (
                <td key={aves[i]?.nombre}>
                  <Lines {...cell} />
                </td>
              ))}
            </tr>
          </tbody>
        ))}
      </table>
    </section>
  );
}

type PlatesProps = Omit<Props, 'written' | 'rows'>;

/** The plates, each as wide as makes its bird as long beside the others as it is; and what takes a species out. */
function Plates({ aves, onSwap, onRemove }: PlatesProps) {
  const scale = ({ longitud, lamina }: Ficha) => longitud / lamina.largo;
  const widest = Math.max(...aves.map(scale));
  return (
    <tbody>
      <tr className={styles.plates}>
        {aves.map((ave) => (
          <td key={ave.nombre}>
            <div>
              <img
                src={hostPath(laminaPaths.webp(ave.imagen, 640))}
                alt={ave.alttext}
                width="640"
                height="480"
                style={{ inlineSize: `${((100 * scale(ave)) / widest).toFixed(1)}%` }}
              />
            </div>
          </td>
        ))}
      </tr>
      <tr data-print="no">
        {aves.map(({ nombre }) => (
          <td key={nombre}>
            <div className={`${layout.row} ${styles.buttons}`}>
              <button
                type="button"
                onClick={() => onSwap(nombre)}
                aria-label={`Cambiar ${inSentence(nombre)}`}
              >
                Cambiar
              </button>
              <button
                type="button"
                onClick={() => onRemove(nombre)}
                aria-label={`Quitar ${inSentence(nombre)}`}
              >
                Quitar
              </button>
            </div>
          </td>
        ))}
      </tr>
    </tbody>
  );
}

function Lines({ lines, fromPlate }: Cell) {
  if (fromPlate) return <i>{lines[0]}</i>;
  if (lines.length === 1) return lines[0];
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
