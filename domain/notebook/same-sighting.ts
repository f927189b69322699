import type { NewSighting, Sighting } from './sighting.ts';

/**
 * What makes a sighting the same as another: of one that comes from another record, the record's id there, so that it stays the
 * same when it has been edited here; of any other, all that is told of it.
 */
export function identityOf({ nombre, fecha, hora, lugar, cuenta, nota, origen }: NewSighting): string {
  if (origen) return JSON.stringify([origen.fuente, origen.id, nombre]);
  return JSON.stringify([nombre, fecha, hora, lugar?.nombre, lugar?.lat, lugar?.lon, cuenta, nota]);
}

/** Those of a batch that the notebook does not hold yet, each once. Twice the same file adds nothing. */
export function notHeldYet(
  held: Iterable<Sighting>,
  batch: readonly NewSighting[],
): { fresh: NewSighting[]; alreadyThere: number } {
  const ids = new Set<string>();
  const identities = new Set<string>();
  const take = (sighting: NewSighting) => {
    if (sighting.id) ids.add(sighting.id);
    identities.add(identityOf(sighting));
  };
  for (const sighting of held) take(sighting);
  const fresh = batch.filter((sighting) => {
    const isHeld =
      identities.has(identityOf(sighting)) || (sighting.id !== undefined && ids.has(sighting.id));
    if (!isHeld) take(sighting);
    return !isHeld;
  });
  return { fresh, alreadyThere: batch.length - fresh.length };
}
