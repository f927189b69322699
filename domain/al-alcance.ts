import type { Ave } from './ave.ts';
import type { Month } from './estacion.ts';

/** Whether a beginner may meet the species in that month: it is regularly there and not rara. */
export function isWithinReach(
  { meses, frecuencia }: Pick<Ave, 'meses' | 'frecuencia'>,
  month: Month,
): boolean {
  return frecuencia !== 'rara' && meses.includes(month);
}
