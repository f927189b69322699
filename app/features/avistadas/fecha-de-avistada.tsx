import type { AveSummary } from '../../../domain/ave.ts';
import { dayInWords } from '../../../domain/fecha.ts';
import { findDay } from '../../../domain/fechas.ts';
import { useAvistadas } from './avistadas.tsx';

/** The day on which a species was marked, once it is known. */
export function AvistadaDay({ ave }: { ave: Pick<AveSummary, 'nombre' | 'alias'> }) {
  const { nombres, days } = useAvistadas();
  const day = nombres.has(ave.nombre) ? findDay(days, ave) : undefined;
  return day && <span>Vista el {dayInWords(day)}</span>;
}
