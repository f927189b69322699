import type { Ficha } from '../../../domain/species/ave.ts';
import { importAgain } from '../../components/browser/import-again.ts';
import { recordOfPage } from './record-of-page.ts';

/** The element in which a prerendered species page carries its own record, as JSON. */
export const FICHA_ELEMENT = 'ficha';

/** Fetches the records of all species, once; later calls find them there. */
export async function fetchFichas(): Promise<Ficha[]> {
  const { default: fichas } = await importAgain(() => import('virtual:fichas'));
  return fichas;
}

/**
 * The record of a species: that of the page, or else one of all.
 * @throws {Error} when there is none of that name, or the records cannot be fetched
 */
export async function loadFicha(nombre: string): Promise<Ficha> {
  const own = recordOfPage<Ficha>(FICHA_ELEMENT);
  const found = own?.nombre === nombre ? own : (await fetchFichas()).find((ficha) => ficha.nombre === nombre);
  if (!found) throw new Error(`The record of «${nombre}» is missing.`);
  return found;
}
