import type { Ficha } from '../../domain/ave.ts';
import { importAgain } from '../components/import-again.ts';
import { readFicha } from '../ficha-in-page.ts';

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
  const found = readFicha(nombre) ?? (await fetchFichas()).find((ficha) => ficha.nombre === nombre);
  if (!found) throw new Error(`The record of «${nombre}» is missing.`);
  return found;
}
