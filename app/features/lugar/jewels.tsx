import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import { monthsInWords } from '../../../domain/calendar/months-in-words.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import { Lamina } from '../../components/ave/lamina.tsx';
import styles from './jewels.module.css';

/** The species that one goes to a place for. */
export function Jewels({ aves }: { aves: readonly AveSummary[] }) {
  return (
    <section aria-labelledby="joyas" data-print="no">
      <h2 id="joyas">Sus joyas</h2>
      <ul className={styles.jewels}>
        {aves.map((ave) => (
          <li key={ave.nombre}>
            {/* The name stands below it: heard twice it would say nothing more. */}
            <Lamina ave={{ ...ave, alttext: '' }} sizes="7.5rem" />
            <Link to={paths.ave(ave.nombre)}>{ave.nombre}</Link>
            <span>{monthsInWords(ave.meses)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
