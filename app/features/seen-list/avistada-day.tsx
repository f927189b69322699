import { dayInWords } from '../../../domain/calendar/day.ts';
import { findDay } from '../../../domain/seen-list/days.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import { useAvistadas } from '../../data/seen-list/avistadas.tsx';

/** The day on which a species was marked, once it is known. */
export function AvistadaDay({ ave }: { ave: Pick<AveSummary, 'nombre' | 'alias'> }) {
  const { nombres, days } = useAvistadas();
  const day = nombres.has(ave.nombre) ? findDay(days, ave) : undefined;
  return day && <span>Vista el {dayInWords(day)}</span>;
}
