import type { Ficha } from '../../../domain/species/ave.ts';

/** What is shown of the drawing of a species that has a score. */
export type Drawn = Pick<Ficha, 'nombre' | 'voz' | 'sounds' | 'soundsLike'> & { partitura: string };
