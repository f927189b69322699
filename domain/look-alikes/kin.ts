import type { Ave } from '../species/ave.ts';

/** Kin that are kept of a species: enough for its wrong names to change from round to round. */
export const MAX_KIN = 6;

type Relative = Pick<Ave, 'nombre' | 'orden' | 'familia' | 'longitud' | 'habitats'>;

/**
 * How easily two species are taken for each other, as far as kin, size and place tell it; no unit, more is likelier.
 * The shape comes with the family (6) or at least the order (2); half of the length apart costs as much as the place
 * can win (2 a half); each habitat in common counts half, up to four. A judgement, not a measure.
 */
export function likeness(a: Relative, b: Relative): number {
  const kin = a.familia === b.familia ? 6 : a.orden === b.orden ? 2 : 0;
  const apart = 1 - Math.min(a.longitud, b.longitud) / Math.max(a.longitud, b.longitud);
  const shared = a.habitats.filter((habitat) => b.habitats.includes(habitat)).length;
  return kin - 4 * apart + 0.5 * Math.min(shared, 4);
}

/** Names of the species that are most easily taken for `ave`, the likeliest first. */
export function kinOf(ave: Relative, aves: readonly Relative[]): string[] {
  return aves
    .filter(({ nombre }) => nombre !== ave.nombre)
    .map((other) => ({ nombre: other.nombre, points: likeness(ave, other) }))
    .sort((a, b) => b.points - a.points || (a.nombre < b.nombre ? -1 : 1))
    .slice(0, MAX_KIN)
    .map(({ nombre }) => nombre);
}
