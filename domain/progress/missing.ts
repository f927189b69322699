import type { Month } from '../calendar/month.ts';
import { expectedIn } from '../places/expected-aves.ts';
import type { Ave } from '../species/ave.ts';
import type { Habitat } from '../species/habitat.ts';

/** Where and when one looks for what is missing; no habitat is any. */
export type Search = { month: Month; habitat: Habitat | null };

type Sought = Pick<Ave, 'nombre' | 'habitats' | 'abundancia' | 'frecuencia'>;

/** The species that one may meet there and then and that are not yet on the list, the likeliest first. */
export function missingAves<Item extends Sought>(
  aves: readonly Item[],
  seen: ReadonlySet<string>,
  { month, habitat }: Search,
): Item[] {
  const lacking = aves.filter(
    ({ nombre, habitats }) => !seen.has(nombre) && (habitat === null || habitats.includes(habitat)),
  );
  return expectedIn(lacking, month);
}
