import type { Month } from '../calendar/month.ts';
import type { Sighting } from '../notebook/sighting.ts';
import type { Ave } from '../species/ave.ts';
import { byFrecuencia } from '../species/frecuencia.ts';

/** How often each species was seen at a place, by its name. */
export function seenAt(sightings: Iterable<Sighting>, place: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { nombre, lugar } of sightings)
    if (place !== '' && lugar?.nombre === place) counts.set(nombre, (counts.get(nombre) ?? 0) + 1);
  return counts;
}

/**
 * The species that one may meet in a month: those seen at the place before come first, the most often seen at their head, then
 * those that the guide expects there, then the easiest.
 */
export function likelyAves<Item extends Pick<Ave, 'nombre' | 'meses' | 'frecuencia'>>(
  aves: readonly Item[],
  month: Month,
  before: ReadonlyMap<string, number>,
  expected: ReadonlySet<string> = new Set(),
): Item[] {
  const times = ({ nombre }: Item) => before.get(nombre) ?? 0;
  const isExpected = ({ nombre }: Item) => Number(expected.has(nombre));
  return aves
    .filter(({ meses }) => meses.includes(month))
    .sort(
      (one, other) =>
        times(other) - times(one) || isExpected(other) - isExpected(one) || byFrecuencia(one, other),
    );
}
