import { partsOf } from '../../../domain/calendar/day.ts';
import { MONTH_NAMES } from '../../../domain/calendar/month.ts';
import { monthsInWords } from '../../../domain/calendar/months-in-words.ts';
import { ABUNDANCIAS, type Abundancia } from '../../../domain/season/abundancia.ts';
import { useToday } from '../browser/use-today.ts';
import styles from './month-strip.module.css';

type Props = { meses: readonly number[]; abundancia: Abundancia };

/** The year of a species, as twelve bars that are also told in words, and as a sentence; the current month once it is known. */
export function Calendar({ meses, abundancia }: Props) {
  const today = useToday();
  const month = today && partsOf(today).month;
  const wordOf = (each: number) => ABUNDANCIAS[abundancia[each - 1] ?? 0];
  return (
    <div className={styles.calendar}>
      <ol aria-label="Meses">
        {MONTH_NAMES.map((nombre, i) => (
          <li
            key={nombre}
            data-level={abundancia[i]}
            aria-current={i + 1 === month ? 'date' : undefined}
            title={`${nombre}: ${wordOf(i + 1)}`}
          >
            <span role="img" aria-label={`${nombre}: ${wordOf(i + 1)}`}>
              {nombre.charAt(0).toUpperCase()}
            </span>
          </li>
        ))}
      </ol>
      <p>
        Presente {monthsInWords(meses)} <small>(orientativo)</small>
      </p>
      <p className={styles.key} aria-hidden="true">
        Barra alta, común; media, escasa; baja, rara
      </p>
      <p className={styles.now} data-print="no">
        {month && `Este mes, ${MONTH_NAMES[month - 1]}: ${wordOf(month)}`}
      </p>
    </div>
  );
}
