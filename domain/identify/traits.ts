import type { Ave, AveSummary } from '../species/ave.ts';
import type { Habitat } from '../species/habitat.ts';
import type { Sound } from '../species/voz.ts';
import type { ColourShares } from './colours.ts';

/** What the second bird of a plate is, beside the first. */
export type SecondBird = 'hembra' | 'joven' | 'en invierno' | 'en verano' | 'forma oscura';

/** What one may see of a species, to tell which it is. */
export type Traits = Pick<
  Ave,
  'nombre' | 'familia' | 'longitud' | 'habitats' | 'meses' | 'abundancia' | 'frecuencia'
> & {
  /** The colours of each bird of its plate: the first and, where it looks otherwise, the female, young or other dress. */
  colours: readonly ColourShares[];
  /** What the second of them is. */
  second?: SecondBird;
  /** What its voice does, the likeliest first; nothing where it is silent here. */
  sounds: readonly Sound[];
  /** Where it is among the birds that one sees most, and its place among them from 0. */
  mostSeen: Partial<Record<Habitat, number>>;
};

/** What of that its summary does not say. */
export type OwnTraits = Omit<Traits, keyof AveSummary>;
