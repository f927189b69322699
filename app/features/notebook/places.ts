import type { Place, Sighting } from '../../../domain/notebook/sighting.ts';

/** Setting under which the place stands with which the next sighting begins. */
export const LAST_PLACE = 'lugar';

export function lastPlace(settings: ReadonlyMap<string, unknown>): Place | undefined {
  return settings.get(LAST_PLACE) as Place | undefined;
}

/** So many places are offered: what one looks over. */
const OFFERED = 200;

/** Names of the places of the notebook, those with most sightings first. */
export function placeNames(sightings: Iterable<Sighting>): string[] {
  const counts = new Map<string, number>();
  for (const { lugar } of sightings) if (lugar) counts.set(lugar.nombre, (counts.get(lugar.nombre) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, other]) => other - one)
    .slice(0, OFFERED)
    .map(([name]) => name);
}
