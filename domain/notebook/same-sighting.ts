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

/** What one of a batch is: new, held by the notebook, or told before in the same batch. */
export type Standing = 'fresh' | 'held' | 'repeated';

/**
 * Knows which sightings are held, and so which of a batch are new. A bare one says nothing new where its bird and day are held, and
 * gives way to one that tells more of them; within a batch it stands, so that a copy gives back all that it holds.
 */
export function createHeld() {
  /** What another with the same id or identity is. */
  const ids = new Map<string, Standing>();
  const identities = new Map<string, Standing>();
  const days = new Set<string>();
  const bare: Sighting[] = [];
  const toldAnew = new Set<string>();
  const know = (sighting: NewSighting, another: Standing) => {
    if (sighting.id) ids.set(sighting.id, another);
    identities.set(identityOf(sighting), another);
  };
  const standingOf = (sighting: NewSighting): Standing =>
    identities.get(identityOf(sighting)) ??
    ids.get(sighting.id ?? '') ??
    (isBare(sighting) && days.has(birdAndDay(sighting)) ? 'held' : 'fresh');
  return {
    /** Holds one of the notebook. */
    hold(sighting: Sighting): void {
      know(sighting, 'held');
      days.add(birdAndDay(sighting));
      if (isBare(sighting)) bare.push(sighting);
    },
    /** Holds one of a batch; gives what it is. */
    take(sighting: NewSighting): Standing {
      const standing = standingOf(sighting);
      know(sighting, standing === 'fresh' ? 'repeated' : standing);
      if (standing === 'fresh' && !isBare(sighting)) toldAnew.add(birdAndDay(sighting));
      return standing;
    },
    /** The bare ones of the notebook of which what was new tells more. */
    outdone: () => bare.filter((each) => toldAnew.has(birdAndDay(each))),
  };
}
