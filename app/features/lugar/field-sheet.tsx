import { monthInitials } from '../../../domain/calendar/month-initials.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import { Lamina } from '../../components/ave/lamina.tsx';
import styles from './field-sheet.module.css';

type Props = { aves: readonly AveSummary[]; jewels: ReadonlySet<string> };

/** The id of the sheet. */
export const FIELD_SHEET = 'hoja-de-campo';

/** The species of a place as one takes them along on paper: a box to tick, a small plate, and the months. Seen only in print. */
export function FieldSheet({ aves, jewels }: Props) {
  return (
    <section id={FIELD_SHEET} className={styles.sheet} aria-labelledby="hoja">
      <h2 id="hoja">Hoja de campo</h2>
      <p>
        Fecha: <span className={styles.blank} /> Hora: <span className={styles.blank} /> Tiempo:{' '}
        <span className={styles.blank} /> ★ joya del lugar
      </p>
      <ul>
        {aves.map((ave) => (
          <li key={ave.nombre}>
            <span className={styles.box} />
            <Lamina ave={{ ...ave, alttext: '' }} sizes="4rem" />
            <span>
              {ave.nombre} {jewels.has(ave.nombre) && '★'}
              <small>{monthInitials(ave.meses)}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
