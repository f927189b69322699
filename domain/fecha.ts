import type { Mes } from './estacion.ts';

/** A day of the calendar, without time or zone. */
export type Fecha = { ano: number; mes: Mes; dia: number };

/** Made when first asked for: making one takes longer than a hundred uses of it. */
let calendario: Intl.DateTimeFormat | undefined;

/**
 * The day that it is in Madrid at an instant, wherever the visitor's device thinks it is: the guide is of Madrid's
 * birds, and «hoy» must be one and the same day for a class, a traveller and a tablet with a wrong zone.
 */
export function fechaEnMadrid(instant: Date): Fecha {
  calendario ??= new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
    timeZone: 'Europe/Madrid',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const parts = calendario.formatToParts(instant);
  const numberOf = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  return { ano: numberOf('year'), mes: numberOf('month') as Mes, dia: numberOf('day') };
}
