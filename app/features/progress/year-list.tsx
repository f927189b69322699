import { useId } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import { partialDayInWords } from '../../../domain/calendar/partial-day.ts';
import type { First } from '../../../domain/progress/accumulation.ts';
import styles from './year-list.module.css';

/** The species of a year in the order in which they came, each with its first day. */
export function YearList({ year, firsts }: { year: string; firsts: readonly First[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>La lista de {year}</h2>
      <details>
        <summary>
          {firsts.length} {firsts.length === 1 ? 'especie' : 'especies'}, por orden de llegada
        </summary>
        <ol className={styles.list}>
          {firsts.map(({ nombre, fecha }) => (
            <li key={nombre}>
              <Link to={paths.ave(nombre)}>{nombre}</Link>, {partialDayInWords(fecha)}
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
