import type { Month } from '../calendar/month.ts';
import type { Ave } from '../species/ave.ts';

/** Whether a beginner may meet the species in that month: it is regularly there and not rara. */
export function isWithinReach(
  { meses, frecuencia }: Pick<Ave, 'meses' | 'frecuencia'>,
  month: Month,
): boolean {
  return frecuencia !== 'rara' && meses.includes(month);
}
