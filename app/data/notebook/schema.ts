import type { DBSchema } from 'idb';
import type { Lot } from '../../../domain/notebook/lot.ts';
import type { Recoverable } from '../../../domain/notebook/recoverable.ts';
import type { Sighting } from '../../../domain/notebook/sighting.ts';
import type { Setting } from './cupboard.ts';

/** What the notebook's database holds. */
export interface Schema extends DBSchema {
  avistamientos: { key: string; value: Sighting; indexes: { nombre: string } };
  lotes: { key: string; value: Lot; indexes: { nombres: string } };
  recuperables: { key: string; value: Recoverable };
  ajustes: { key: string; value: Setting };
}

export type Store = 'avistamientos' | 'lotes' | 'recuperables' | 'ajustes';
