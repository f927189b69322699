import type { Sighting } from '../../notebook/sighting.ts';

/** The sightings without where they were. */
export function withoutPlaces(sightings: readonly Sighting[]): Sighting[] {
  return sightings.map(({ lugar: _, ...rest }) => rest);
}
