import { type Day, isDay } from '../calendar/day.ts';
import type { Place, Sighting } from '../notebook/sighting.ts';

/** A walk: the day and the place of all that is counted on it. */
export type Walk = {
  id: string;
  fecha: Day;
  lugar?: Place;
  /** Whether its visitor has ended it. Until the day is over it can be gone on with all the same. */
  terminada?: boolean;
};

/** The walk that stands in the store, if one does. */
export function asWalk(value: unknown): Walk | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, fecha } = value as Partial<Walk>;
  return typeof id === 'string' && isDay(fecha) ? (value as Walk) : null;
}

/** Whether a walk may be gone on with: it was not ended, or it is of this day. */
export function isOpen({ fecha, terminada }: Walk, today: Day): boolean {
  return !terminada || fecha === today;
}

/** Whether it goes on by itself when its page is opened: it was left in the middle, today, and no other place is asked for. */
export function goesOn({ fecha, terminada, lugar }: Walk, today: Day, asked: string): boolean {
  return !terminada && fecha === today && (asked === '' || asked === lugar?.nombre);
}

/** Id of the one sighting that a species has on a walk. */
export function idOnWalk({ id }: Pick<Walk, 'id'>, nombre: string): string {
  return `${id}:${nombre}`;
}

/** So many of a species on a walk; `held` is what has been noted of it there, with whatever was added by hand. */
export function sightingOnWalk(walk: Walk, nombre: string, cuenta: number, held?: Sighting): Sighting {
  const { id, fecha, lugar } = walk;
  return { fecha, ...(lugar && { lugar }), ...held, id: idOnWalk(walk, nombre), nombre, cuenta, salida: id };
}

/** How many have been counted; who only wrote that there were some has counted one. */
export function countedOf(sighting: Sighting | undefined): number {
  if (!sighting) return 0;
  return typeof sighting.cuenta === 'number' ? sighting.cuenta : 1;
}

/** What has been counted so far: «3 especies, 14 aves». */
export function countedInWords(sightings: readonly Sighting[]): string {
  const birds = sightings.reduce((sum, each) => sum + countedOf(each), 0);
  const species = sightings.length;
  return `${species} ${species === 1 ? 'especie' : 'especies'}, ${birds} ${birds === 1 ? 'ave' : 'aves'}`;
}
