import { findBySlug } from '../../../domain/addresses/slug.ts';
import type { LugarFicha } from '../../../domain/places/lugar.ts';
import type { AveSummary } from '../../../domain/species/ave.ts';
import { importAgain } from '../../components/browser/import-again.ts';
import { aves } from '../species/aves.ts';
import { recordOfPage } from '../species/record-of-page.ts';

/** The element in which a prerendered page of a place carries its own record, as JSON. */
export const LUGAR_ELEMENT = 'lugar';

/** The record of the place that a text names: that of the page, or else one of all, which are fetched; `undefined` where there is none. */
export async function loadLugar(slug: string): Promise<LugarFicha | undefined> {
  const own = recordOfPage<LugarFicha>(LUGAR_ELEMENT);
  if (own?.id === slug) return own;
  const { default: fichas } = await importAgain(() => import('virtual:lugar-fichas'));
  return findBySlug(fichas, slug, ({ id }) => id);
}

/** Species by their places in the list. */
export const avesAt = (places: readonly number[]): AveSummary[] =>
  places.flatMap((place) => aves[place] ?? []);
