import type { Mes } from './estacion.ts';

/** A day of the calendar, without time or zone. */
export type Fecha = { ano: number; mes: Mes; dia: number };

const HORA = 3_600_000;

/**
 * The day that it is in Madrid at an instant, wherever the visitor's device thinks it is: the guide is of Madrid's
 * birds, and «hoy» must be one and the same day for a class, a traveller and a tablet with a wrong zone.
 * Reckoned here, because the browser's own calendar takes longer to load than a page takes to come alive (decision 011).
 */
export function fechaEnMadrid(instant: Date): Fecha {
  const ano = instant.getUTCFullYear();
  const verano = lastSunday(ano, 3) <= instant && instant < lastSunday(ano, 10);
  const clock = new Date(instant.getTime() + (verano ? 2 : 1) * HORA);
  return { ano: clock.getUTCFullYear(), mes: (clock.getUTCMonth() + 1) as Mes, dia: clock.getUTCDate() };
}

/** When clocks change in the European Union: the month's last Sunday at 1:00 UTC (Directive 2000/84/EC). */
function lastSunday(ano: number, mes: Mes): Date {
  const lastDay = new Date(Date.UTC(ano, mes, 0, 1));
  return new Date(lastDay.getTime() - lastDay.getUTCDay() * 24 * HORA);
}
