import type { Ficha } from '../../domain/species/ave.ts';
import { importAgain } from '../components/browser/import-again.ts';

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
  const found = fichaOfPage(nombre) ?? (await fetchFichas()).find((ficha) => ficha.nombre === nombre);
  if (!found) throw new Error(`The record of «${nombre}» is missing.`);
  return found;
}

function fichaOfPage(nombre: string): Ficha | undefined {
  if (typeof document === 'undefined') return undefined;
  const text = document.getElementById(FICHA_ELEMENT)?.textContent;
  if (!text) return undefined;
  const ficha: Ficha = JSON.parse(text);
  return ficha.nombre === nombre ? ficha : undefined;
}
