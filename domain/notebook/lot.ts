import type { Sighting } from './sighting.ts';

/**
 * Sightings that came together and are kept as one record: to write 50,000 of their own takes IndexedDB fifteen times as long
 * (see docs/medidas.md).
 */
export type Lot = { id: string; nombres: readonly string[]; avistamientos: readonly Sighting[] };

const MEMBER = /^(lote:.+):\d+$/;

/** The id of a sighting that comes with others; `lot` names all of them. */
export const idInLot = (lot: string, position: number): string => `lote:${lot}:${position}`;

/** The id of the lot that a sighting is kept in, which its own id tells. */
export const lotOf = (id: string): string | undefined => MEMBER.exec(id)?.[1];

/** The lot with these sightings. */
export function makeLot(id: string, sightings: Iterable<Sighting>): Lot {
  const avistamientos = [...sightings];
  return { id, nombres: [...new Set(avistamientos.map(({ nombre }) => nombre))], avistamientos };
}
