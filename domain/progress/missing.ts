import type { Month } from '../calendar/month.ts';
import type { Filterable } from '../filters/criteria.ts';
import { byFrecuencia } from '../species/frecuencia.ts';
import type { Habitat } from '../species/habitat.ts';

/** Where and when one looks for what is missing; no habitat is any. */
export type Search = { month: Month; habitat: Habitat | null };

/** The species that are there and not yet on the list, the easiest to meet first. */
export function missingAves<Item extends Pick<Filterable, 'nombre' | 'meses' | 'habitats' | 'frecuencia'>>(
  aves: readonly Item[],
  seen: ReadonlySet<string>,
  { month, habitat }: Search,
): Item[] {
  return aves
    .filter(({ nombre, meses, habitats }) => {
      const isThere = meses.includes(month) && (habitat === null || habitats.includes(habitat));
      return isThere && !seen.has(nombre);
    })
    .sort(byFrecuencia);
}
