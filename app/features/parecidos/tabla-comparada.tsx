import type { Ficha } from '../../../domain/ave.ts';
import { enumerar } from '../../../domain/enumerar.ts';
import { laminaPaths } from '../../../domain/paths.ts';
import styles from './comparador.module.css';
import { type Fila, filasOf } from './filas.ts';

/** The folder in which the guide lives on its host, without the last slash. */
const FOLDER = import.meta.env.BASE_URL.replace(/\/$/, '');

/** Of the sentence that explains the table; it stays put while the table scrolls. */
export const LEYENDA = 'leyenda-de-comparacion';

type Props = { aves: readonly Ficha[]; propia: string; onQuitar: (nombre: string) => void };

/** Species side by side: plates to one scale, rasgos by part of the bird and facts, row by row. */
export function TablaComparada({ aves, propia, onQuitar }: Props) {
  const nombres = enumerar(aves.map(({ nombre }) => nombre));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <section className={styles.scroll} aria-label={`Comparación de ${nombres}`} tabIndex={0}>
      <table aria-describedby={LEYENDA}>
        <thead>
          <tr>
            <th scope="col">Especie</th>
            {aves.map((ave) => (
              <th key={ave.nombre} scope="col">
                {ave.nombre}
                {ave.nombre !== propia && (
                  <button
                    type="button"
                    onClick={() => onQuitar(ave.nombre)}
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
          {filasOf(aves).map((fila) => (
            <FilaComparada key={fila.titulo} fila={fila} aves={aves} />
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
            src={`${FOLDER}${laminaPaths.webp(ave.imagen, 640)}`}
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

function FilaComparada({ fila, aves }: { fila: Fila; aves: readonly Ficha[] }) {
  return (
    <tr data-distinta={fila.distinta || undefined}>
      <th scope="row">
        {fila.titulo}
        {fila.distinta && (
          <span>
            <span aria-hidden="true">≠ </span>Distinto
          </span>
        )}
      </th>
      {fila.celdas.map((celda, i) => (
        <td key={aves[i]?.nombre}>{typeof celda === 'string' ? celda : <Rasgos rasgos={celda} />}</td>
      ))}
    </tr>
  );
}

function Rasgos({ rasgos }: { rasgos: Exclude<Fila['celdas'][number], string> }) {
  if (rasgos.length === 0) return <span className={styles.none}>Sin rasgo señalado</span>;
  return (
    <ol>
      {rasgos.map(({ numero, texto }) => (
        <li key={numero} value={numero}>
          {texto}
        </li>
      ))}
    </ol>
  );
}
