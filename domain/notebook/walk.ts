import type { Day } from '../calendar/day.ts';
import type { Place, Sighting } from './sighting.ts';

/** A walk under way: the day and the place of all that is noted on it. */
export type Walk = { id: string; fecha: Day; hora?: string; lugar?: Place };

/** Id of the one sighting that a species has on a walk. */
export function idOnWalk(walk: Walk, nombre: string): string {
  return `${walk.id}:${nombre}`;
}

/** So many of a species on a walk; `held` is what has been noted of it, with whatever was added by hand. */
export function sightingOnWalk(
  { id, fecha, hora, lugar }: Walk,
  nombre: string,
  cuenta: number,
  held?: Sighting,
): Sighting {
  return {
    id: `${id}:${nombre}`,
    nombre,
    fecha,
    ...(hora && { hora }),
    ...(lugar && { lugar }),
    ...held,
    cuenta,
    salida: id,
  };
}

/** How many have been counted; who only wrote that there were some has counted one. */
export function countedOf({ cuenta }: Sighting): number {
  return typeof cuenta === 'number' ? cuenta : 1;
}
