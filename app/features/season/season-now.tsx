import { Link } from 'react-router';
import { paths } from '../../../domain/addresses/paths.ts';
import { type Day, partsOf } from '../../../domain/calendar/day.ts';
import { MONTH_NAMES } from '../../../domain/calendar/month.ts';
import { monthsInWords } from '../../../domain/calendar/months-in-words.ts';
import { aveOfTheDay } from '../../../domain/season/ave-of-the-day.ts';
import { whatToSee } from '../../../domain/season/this-month.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import { Lamina } from '../../components/ave/lamina.tsx';
import { useToday } from '../../components/browser/use-today.ts';
import { aves } from '../../data/species/aves.ts';
import styles from './season-now.module.css';

/** The bird of the day and what to look for this month: the part of the home page that comes once it is alive. */
export function SeasonNow() {
  const today = useToday();
  const ave = today && aveOfTheDay(aves, today);
  if (!today) return null;
  return (
    <>
      {ave && <AveOfTheDay ave={ave} today={today} />}
      <ThisMonth today={today} />
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
            Especie {ave.frecuencia} en Madrid; está {monthsInWords(ave.meses)}.
          </p>
        </div>
      </article>
    </div>
  );
}

function ThisMonth({ today }: { today: Day }) {
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
