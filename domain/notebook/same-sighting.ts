import type { NewSighting } from './sighting.ts';

/**
 * What makes a sighting the same as another: of one that comes from another record, the record's id there, so that it stays the
 * same when it has been edited here; of any other, all that is told of it.
 */
export function identityOf({ nombre, fecha, hora, lugar, cuenta, nota, origen }: NewSighting): string {
  if (origen) return JSON.stringify([origen.fuente, origen.id, nombre]);
  return JSON.stringify([nombre, fecha, hora, lugar?.nombre, lugar?.lat, lugar?.lon, cuenta, nota]);
}

/** Knows which sightings are held, one after the other. */
export function createHeld() {
  const ids = new Set<string>();
  const identities = new Set<string>();
  return {
    /** Holds it; gives whether it is new. */
    take(sighting: NewSighting): boolean {
      const identity = identityOf(sighting);
      const isNew = !identities.has(identity) && !(sighting.id !== undefined && ids.has(sighting.id));
      if (sighting.id) ids.add(sighting.id);
      identities.add(identity);
      return isNew;
    },
  };
}
