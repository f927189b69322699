import type { Ave, AveListada } from './ave.ts';
import type { Reparto } from './colores.ts';

/** What one may see of a species, to tell which it is. */
export type Senas = Pick<Ave, 'nombre' | 'familia' | 'longitud' | 'habitats' | 'meses' | 'frecuencia'> & {
  /** The colours of each bird of its plate: the first and, where it looks otherwise, the female, young or other dress. */
  colores: readonly Reparto[];
};

/** What of that its summary does not say. */
export type SenasPropias = Omit<Senas, keyof AveListada>;
