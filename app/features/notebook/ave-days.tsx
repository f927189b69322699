import { dayInWords } from '../../../domain/calendar/day.ts';
import { findDay } from '../../../domain/seen-list/days.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import { useLater } from '../../components/browser/use-later.ts';
import { useAvistadas } from '../../data/seen-list/avistadas.tsx';
import styles from './ave-days.module.css';

const load = () => import('./ave-sightings.tsx');

/** When a species was seen, once it is marked. Its sightings come with the mark, and say where they go with it; until they are there, the day of the mark. */
export function AveDays({ ave }: { ave: Pick<AveSummary, 'nombre' | 'alias'> }) {
  const { nombres, days } = useAvistadas();
  const seen = nombres.has(ave.nombre);
  const { code, failed, retry } = useLater(load, seen);
  const day = findDay(days, ave);
  return (
    <div className={styles.days}>
      {code && <code.AveSightings key={ave.nombre} ave={ave} seen={seen} />}
      {seen && !code && day && <p>Vista el {dayInWords(day)}</p>}
      {seen && failed && (
        <button type="button" onClick={retry}>
          Añadir fecha y lugar
        </button>
      )}
    </div>
  );
}
