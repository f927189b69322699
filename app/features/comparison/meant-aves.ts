import { findBySlug } from '../../../domain/addresses/slug.ts';
import { withNames } from '../../../domain/search/names.ts';
import { suggest } from '../../../domain/search/suggest.ts';
import { aves } from '../../data/species/aves.ts';
import { nombres } from '../../data/species/nombres.ts';

/** Names that a text may mean: the one that it is, or those that the search box would suggest; none of a species that is there. */
export function meantAves(text: string, taken: readonly string[]): string[] {
  const exact = findBySlug(aves, text, ({ nombre }) => nombre);
  const all = exact ? [exact] : suggest(withNames(aves, nombres), text).map(({ ave }) => ave);
  return all.map(({ nombre }) => nombre).filter((nombre) => !taken.includes(nombre));
}
