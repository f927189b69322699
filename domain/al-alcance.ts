import type { Ave } from './ave.ts';
import type { Mes } from './estacion.ts';

/** Whether a beginner may meet the species in that month: it is regularly there and not rara. */
export function isAlAlcance({ meses, frecuencia }: Pick<Ave, 'meses' | 'frecuencia'>, mes: Mes): boolean {
  return frecuencia !== 'rara' && meses.includes(mes);
}
