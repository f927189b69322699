import type { Ficha } from '../../../domain/species/ave.ts';
import { useHydrated } from '../../components/browser/use-hydrated.ts';
import { rasgoId } from './marks.tsx';
import { MarksButton } from './marks-button.tsx';
import styles from './rasgo-list.module.css';
import type { MarksState } from './use-marks.ts';

/** Of the element that describes the plate. */
export const LAMINA_IN_WORDS_ID = 'lamina-en-palabras';

/** What to look at to tell the species, numbered as the marks of its plate; with it, unseen, how the plate shows it. */
export function RasgoList({ ave, marks }: { ave: Ficha; marks: MarksState }) {
  const { descripcion, rasgos } = ave.lamina;
  return (
    <section className={styles.rasgos} aria-labelledby="rasgos">
      <div className={styles.head}>
        <h2 id="rasgos">En qué fijarte</h2>
        <div>{useHydrated() && <MarksButton {...marks} />}</div>
      </div>
      <div id={LAMINA_IN_WORDS_ID}>
        <p className={styles.unseen}>{descripcion}</p>
        <ol>
          {rasgos.map(({ texto: text }, i) => (
            <li key={text} id={rasgoId(i)} {...marks.linked(i)}>
              {text}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
