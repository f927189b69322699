import type { Ficha } from '../../../domain/ave.ts';
import { useHydrated } from '../../components/use-hydrated.ts';
import { BotonMarcas } from './boton-marcas.tsx';
import { idOfRasgo } from './marcas.tsx';
import styles from './rasgos.module.css';
import type { MarcasState } from './use-marcas.ts';

/** Of the element that describes the plate. */
export const LAMINA_EN_PALABRAS = 'lamina-en-palabras';

/** What to look at to tell the species, numbered as the marks of its plate; with it, unseen, how the plate shows it. */
export function Rasgos({ ave, marks }: { ave: Ficha; marks: MarcasState }) {
  const { descripcion, rasgos } = ave.lamina;
  return (
    <section className={styles.rasgos} aria-labelledby="rasgos">
      <div className={styles.cabeza}>
        <h2 id="rasgos">En qué fijarte</h2>
        <div>{useHydrated() && <BotonMarcas {...marks} />}</div>
      </div>
      <div id={LAMINA_EN_PALABRAS}>
        <p className={styles.unseen}>{descripcion}</p>
        <ol>
          {rasgos.map(({ texto }, i) => (
            <li key={texto} id={idOfRasgo(i)} {...marks.linked(i)}>
              {texto}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
