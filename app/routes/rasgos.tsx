import type { LaminaEnPalabras } from '../../domain/lamina.ts';
import styles from './rasgos.module.css';

type Props = {
  /** Of the element that describes the plate. */
  id: string;
  lamina: LaminaEnPalabras;
};

/** What to look at to tell the species; with it, unseen, how the plate shows it. */
export function Rasgos({ id, lamina }: Props) {
  return (
    <section className={styles.rasgos} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`}>En qué fijarte</h2>
      <div id={id}>
        <p className={styles.unseen}>{lamina.descripcion}</p>
        <ul>
          {lamina.rasgos.map(({ texto }) => (
            <li key={texto}>{texto}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
