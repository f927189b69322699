import { Link } from 'react-router';
import type { AveSummary } from '../../../domain/species/ave.ts';
import { aveOfTheDay } from '../../../domain/season/ave-of-the-day.ts';
import { MONTH_NAMES } from '../../../domain/species/estacion.ts';
import { whatToSee } from '../../../domain/season/this-month.ts';
import { type Day, partsOf } from '../../../domain/calendar/day.ts';
import { textOfMonths } from '../../../domain/calendar/months-in-words.ts';
import { paths } from '../../../domain/addresses/paths.ts';
import { Lamina } from '../../components/lamina.tsx';
import styles from './season-now.module.css';

type Props = { aves: readonly AveSummary[]; today: Day };

/** The bird of the day and what to look for this month. */
export function SeasonNow({ aves, today }: Props) {
  const ave = aveOfTheDay(aves, today);
  return (
    <>
      {ave && <AveOfTheDay ave={ave} today={today} />}
      <ThisMonth aves={aves} today={today} />
    </>
  );
}

function AveOfTheDay({ ave, today }: { ave: AveSummary; today: Day }) {
  const { day, month } = partsOf(today);
  return (
    <div>
      <h2>El ave del día</h2>
      <p className={styles.day}>
        {day} de {MONTH_NAMES[month - 1]}
      </p>
      <article className={styles.card}>
        {/* The name stands beside it: heard twice it would say nothing more. */}
        <Lamina ave={{ ...ave, alttext: '' }} sizes="(width < 60rem) 80vw, 28rem" />
        <div className={styles.text}>
          <h3>
            <Link to={paths.ave(ave.nombre)}>{ave.nombre}</Link>
          </h3>
          <p>
            <i lang="la">{ave.cientifico}</i>
          </p>
          <p>
            Especie {ave.frecuencia} en Madrid; está {textOfMonths(ave.meses)}.
          </p>
        </div>
      </article>
    </div>
  );
}

function ThisMonth({ aves, today }: Props) {
  return (
    <div>
      <h2>Qué ver este mes</h2>
      <p className={styles.day}>En {MONTH_NAMES[partsOf(today).month - 1]} (orientativo)</p>
      <ul className={styles.list}>
        {whatToSee(aves, today).map(({ ave, reason }) => (
          <li key={ave.nombre} className={`${styles.card} ${styles.row}`}>
            <Lamina ave={{ ...ave, alttext: '' }} sizes="7rem" />
            <div>
              <h3>
                <Link to={paths.ave(ave.nombre)}>{ave.nombre}</Link>
              </h3>
              <p>{reason}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
