import data from 'virtual:comparison';
import type { ColoursOfParts } from '../../../domain/look-alikes/side-by-side.ts';
import type { Ficha } from '../../../domain/species/ave.ts';
import { importAgain } from '../../components/browser/import-again.ts';

/** A record with the colours that its plate shows. */
export type ColouredFicha = Ficha & { colours: ColoursOfParts };

/** Fetches the records of all species, by name. `app/data/species/fichas.ts` is the door of their pages, and comes with these alone. */
export async function fetchColoured(): Promise<ReadonlyMap<string, ColouredFicha>> {
  const { default: fichas } = await importAgain(() => import('virtual:fichas'));
  return new Map(fichas.map((ficha, i) => [ficha.nombre, { ...ficha, colours: data.colours[i] ?? {} }]));
}
