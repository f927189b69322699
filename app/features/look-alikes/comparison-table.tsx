import { laminaPaths } from '../../../domain/addresses/paths.ts';
import type { Ficha } from '../../../domain/species/ave.ts';
import { joinPhrases } from '../../../domain/text/join-phrases.ts';
import { hostPath } from '../../site/site.ts';
import styles from './comparison.module.css';
import { type Row, rowsOf } from './rows.ts';

/** Of the sentence that explains the table; it stays put while the table scrolls. */
export const LEGEND = 'leyenda-de-comparacion';

type Props = { aves: readonly Ficha[]; own: string; onRemove: (nombre: string) => void };

/** Species side by side: plates to one scale, rasgos by part of the bird and facts, row by row. */
export function ComparisonTable({ aves, own, onRemove }: Props) {
  const nombres = joinPhrases(aves.map(({ nombre }) => nombre));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className={styles.scroll} aria-label={`Comparación de ${nombres}`} tabIndex={0}>
      <table aria-describedby={LEGEND}>
        <thead>
          <tr>
            <th scope="col">Especie</th>
            {aves.map((ave) => (
              <th key={ave.nombre} scope="col">
                {ave.nombre}
                {ave.nombre !== own && (
                  <button
                    type="button"
                    onClick={() => onRemove(ave.nombre)}
                    aria-label={`Quitar ${ave.nombre}`}
                  >
                    Quitar
                  </button>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Laminas aves={aves} />
          {rowsOf(aves).map((row) => (
            <ComparisonRow key={row.title} row={row} aves={aves} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The plates, each as wide as makes its bird as long beside the others as it is. */
function Laminas({ aves }: { aves: readonly Ficha[] }) {
  const scale = ({ longitud, lamina }: Ficha) => longitud / lamina.largo;
  const widest = Math.max(...aves.map(scale));
  return (
    <tr className={styles.laminas}>
      <th scope="row">Lámina</th>
      {aves.map((ave) => (
        <td key={ave.nombre}>
          <img
            src={hostPath(laminaPaths.webp(ave.imagen, 640))}
            alt={ave.alttext}
            width="640"
            height="480"
            style={{ inlineSize: `${((100 * scale(ave)) / widest).toFixed(1)}%` }}
          />
        </td>
      ))}
    </tr>
  );
}

function ComparisonRow({ row, aves }: { row: Row; aves: readonly Ficha[] }) {
  return (
    <tr data-differs={row.differs || undefined}>
      <th scope="row">
        {row.title}
        {row.differs && (
          <span>
            <span aria-hidden="true">≠ </span>Distinto
          </span>
        )}
      </th>
      {row.cells.map((cell, i) => (
        <td key={aves[i]?.nombre}>{typeof cell === 'string' ? cell : <RasgoList rasgos={cell} />}</td>
      ))}
    </tr>
  );
}

function RasgoList({ rasgos }: { rasgos: Exclude<Row['cells'][number], string> }) {
  if (rasgos.length === 0) return <span className={styles.none}>Sin rasgo señalado</span>;
  return (
    <ol>
      {rasgos.map(({ number, text }) => (
        <li key={number} value={number}>
          {text}
        </li>
      ))}
    </ol>
  );
}
