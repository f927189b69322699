import type { Ficha } from '../../../domain/species/ave.ts';
import { useHydrated } from '../../components/browser/use-hydrated.ts';
import page from '../../components/page/page.module.css';
import { rasgoId } from './marks.tsx';
import styles from './rasgo-list.module.css';
import type { MarksState } from './use-marks.ts';

/** What to look at to tell the species, numbered as the marks of its plate; with it, unseen, how the plate shows it. */
export function RasgoList({ ave, marks }: { ave: Ficha; marks: MarksState }) {
  const { descripcion, rasgos } = ave.lamina;
  return (
    <section className={styles.rasgos} aria-labelledby="rasgos">
      <div className={styles.head}>
        <h2 id="rasgos">En qué fijarte</h2>
        <div>
          {useHydrated() && (
            <button type="button" aria-pressed={marks.visible} onClick={marks.toggle}>
              Marcas en la lámina
            </button>
          )}
        </div>
      </div>
      {/* The plate is described by it: see `routes/bird.tsx`. */}
      <div id="lamina-en-palabras">
        <p className={page.unseen}>{descripcion}</p>
        <ol>
          {rasgos.map(({ texto }, i) => (
            <li key={texto} id={rasgoId(i)} {...marks.linked(i)}>
              <span>
                {texto}
                {ave.toldFrom[i] && <small> {ave.toldFrom[i]}</small>}
                {/* Read as the description of the plate, marks would run into each other. */}
                <span className={page.unseen}>.</span>
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
