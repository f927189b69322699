import { foldText } from '../addresses/slug.ts';
import type { Ave } from '../species/ave.ts';
import { byFrecuencia } from '../species/frecuencia.ts';
import { wayOf } from './ways.ts';

/**
 * The species whose `nombre` contains `text`. Case, accents and the difference between space and hyphen do not count.
 * First the name itself, then names that start with the text, those with a word that does, and the rest; of a kind, those
 * easiest to meet first, then in the order given. An empty text finds all, in the order given.
 */
export function searchAves<Item extends Pick<Ave, 'nombre' | 'frecuencia'>>(
  aves: readonly Item[],
  text: string,
): Item[] {
  const wanted = foldText(text);
  if (wanted === '') return [...aves];
  return aves
    .flatMap((ave) => {
      const way = wayOf(foldText(ave.nombre), wanted);
      return way === undefined ? [] : [{ ave, way }];
    })
    .sort((a, b) => a.way - b.way || byFrecuencia(a.ave, b.ave))
    .map(({ ave }) => ave);
}
