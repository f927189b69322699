import type { NewSighting, Sighting } from './sighting.ts';

/**
 * What makes a sighting the same as another: of one that comes from another record, the record's id there, so that it stays the
 * same when it has been edited here; of any other, all that is told of it.
 */
export function identityOf({ nombre, fecha, hora, lugar, cuenta, nota, origen }: NewSighting): string {
  if (origen) return JSON.stringify([origen.fuente, origen.id, nombre]);
  return JSON.stringify([nombre, fecha, hora, lugar?.nombre, lugar?.lat, lugar?.lon, cuenta, nota]);
}

/** Whether nothing is told but the bird and the day, as by a mark. */
const isBare = ({ hora, lugar, cuenta, nota, origen, salida }: NewSighting) =>
  !(hora || lugar || cuenta || nota || origen || salida);

const birdAndDay = ({ nombre, fecha }: NewSighting) => `${nombre} ${fecha}`;

/**
 * Knows which sightings are held, and so which of a batch are new. A bare one says nothing new where its bird and day are held, and
 * gives way to one that tells more of them; within a batch it stands, so that a copy gives back all that it holds.
 */
export function createHeld() {
  const ids = new Set<string>();
  const identities = new Set<string>();
  const days = new Set<string>();
  const bare: Sighting[] = [];
  const toldAnew = new Set<string>();
  const know = (sighting: NewSighting) => {
    if (sighting.id) ids.add(sighting.id);
    identities.add(identityOf(sighting));
  };
  return {
    /** Holds one of the notebook. */
    hold(sighting: Sighting): void {
      know(sighting);
      days.add(birdAndDay(sighting));
      if (isBare(sighting)) bare.push(sighting);
    },
    /** Holds one of a batch; gives whether it is new. */
    take(sighting: NewSighting): boolean {
      const isKnown =
        identities.has(identityOf(sighting)) || (sighting.id !== undefined && ids.has(sighting.id));
      know(sighting);
      if (isKnown) return false;
      if (isBare(sighting)) return !days.has(birdAndDay(sighting));
      toldAnew.add(birdAndDay(sighting));
      return true;
    },
    /** The bare ones of the notebook of which what was new tells more. */
    outdone: () => bare.filter((each) => toldAnew.has(birdAndDay(each))),
  };
}
