import type { PartialDay } from '../calendar/partial-day.ts';

/** How many birds, or that there were some. */
export type Count = number | 'presente';

/** Where; the coordinates (degrees, WGS 84) only if the visitor gave them or a file brought them. */
export type Place = { nombre: string; lat?: number; lon?: number };

/** Another record that a sighting comes from, and its id there. */
export type Origin = { fuente: string; id: string };

/**
 * One sighting, in memory, in the store and in a copy alike. What is absent is not known. The species goes by its `nombre`, as in
 * `seenBird`, and an older spelling counts as there: see decision 020.
 */
export type Sighting = {
  /** Unique in the notebook, and kept by copies. */
  id: string;
  nombre: string;
  fecha?: PartialDay;
  /** Time of day, 24 h, `07:05`. */
  hora?: string;
  lugar?: Place;
  cuenta?: Count;
  nota?: string;
  /** Absent from what was noted in this guide. */
  origen?: Origin;
  /** The walk on which it was noted. */
  salida?: string;
};

/** What the visitor or a file says of a sighting; the notebook gives it its id. */
export type NewSighting = Omit<Sighting, 'id'> & { id?: string };

/** Begins the id of the sighting that a press on «¿Avistada?» leaves: the day and nothing more. */
const MARK = 'marca:';

/** The sighting that a press on «¿Avistada?» leaves. Its id tells all of it, so that whoever adds it twice adds it once. */
export function sightingOfMark(nombre: string, fecha: PartialDay): Sighting {
  return { id: `${MARK}${nombre}:${fecha}`, nombre, fecha };
}

/** Whether a press on «¿Avistada?» left it, and nobody has completed it since. */
export function isBareMark({ id }: Sighting): boolean {
  return id.startsWith(MARK);
}

/** The day and hour of a sighting as a text that sorts: what is not known comes before what is. */
const moment = ({ fecha = '', hora = '' }: Sighting) => `${fecha.padEnd(10)}${hora}`;

/** For sorting: the latest first, those of no known day last, by name within a moment. */
export function latestFirst(one: Sighting, other: Sighting): number {
  const [a, b] = [moment(one), moment(other)];
  if (a !== b) return a < b ? 1 : -1;
  return one.nombre < other.nombre ? -1 : one.nombre > other.nombre ? 1 : 0;
}

/** Sorted so, with the moment of each worked out once: of 20,000, comparing them alone would take a second on a phone. */
export function sortedLatestFirst(sightings: readonly Sighting[]): Sighting[] {
  return sightings
    .map((sighting) => ({ sighting, at: moment(sighting) }))
    .sort((one, other) =>
      one.at === other.at ? latestFirst(one.sighting, other.sighting) : one.at < other.at ? 1 : -1,
    )
    .map(({ sighting }) => sighting);
}
