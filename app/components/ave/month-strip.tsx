import { partsOf } from '../../../domain/calendar/day.ts';
import { MONTH_NAMES } from '../../../domain/calendar/month.ts';
import { monthsInWords } from '../../../domain/calendar/months-in-words.ts';
import { useToday } from '../browser/use-today.ts';
import styles from './month-strip.module.css';

/** The months in which a species is about, as a strip of twelve and as a sentence; the current one once it is known. */
export function Calendar({ meses }: { meses: readonly number[] }) {
  const today = useToday();
  const month = today && partsOf(today).month;
  const presence = (each: number) => (meses.includes(each) ? 'presente' : 'ausente');
  return (
    <div className={styles.calendar}>
      <ol aria-label="Meses">
        {MONTH_NAMES.map((nombre, i) => (
          <li
            key={nombre}
            data-present={meses.includes(i + 1)}
            aria-current={i + 1 === month ? 'date' : undefined}
          >
            <span role="img" aria-label={`${nombre}: ${presence(i + 1)}`}>
              {nombre.charAt(0).toUpperCase()}
            </span>
          </li>
        ))}
      </ol>
      <p>
        Presente {monthsInWords(meses)} <small>(orientativo)</small>
      </p>
      <p className={styles.now} data-print="no">
        {month && `Este mes, ${MONTH_NAMES[month - 1]}: ${presence(month)}`}
      </p>
    </div>
  );
}
