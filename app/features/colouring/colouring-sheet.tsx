import { laminaPaths } from '../../../domain/addresses/paths.ts';
import type { ColouringPage } from '../../../domain/plates/colouring.ts';
import { inSentence } from '../../../domain/text/in-sentence.ts';
import { hostPath } from '../../site/site.ts';
import styles from './colouring.module.css';

type Props = {
  ave: { nombre: string; imagen: string };
  sheet: ColouringPage;
};

/** A sheet of white paper in either theme: the bird in lines, its colours by number, and a line to write its name. */
export function ColouringSheet({ ave, sheet }: Props) {
  const { width, height, colours } = sheet;
  return (
    <section className={styles.paper} aria-label="Hoja para colorear">
      <img
        className={styles.drawing}
        src={hostPath(laminaPaths.colouring(ave.imagen))}
        alt={`Dibujo de ${inSentence(ave.nombre)} solo con líneas y un número en cada zona`}
        width={width}
        height={height}
      />
      <ol className={styles.colours} aria-label="Colores">
        {colours.map(([name, hex], i) => (
          <li key={name}>
            <svg aria-hidden="true" viewBox="0 0 20 20">
              <rect x="1" y="1" width="18" height="18" rx="3" fill={hex} stroke="currentColor" />
            </svg>
            {i + 1} {name}
          </li>
        ))}
      </ol>
      <p className={styles.name}>Escribe su nombre:</p>
    </section>
  );
}
