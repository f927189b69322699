import type { Ficha } from '../../../domain/species/ave.ts';

/** What a drawing takes of a species that has a score. */
export type Drawn = Pick<Ficha, 'voz'> & { partitura: string };
