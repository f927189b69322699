import { MONTH_NAMES, type Month } from '../calendar/month.ts';
import type { Filterable } from '../filters/criteria.ts';
import type { Sighting } from '../notebook/sighting.ts';
import { HABITATS } from '../species/habitat.ts';
import { ORDENES } from '../species/orden.ts';

/** How many of a group were seen, of how many there are. */
export type Share = { name: string; seen: number; all: number };

type Ave = Pick<Filterable, 'nombre' | 'orden' | 'habitats' | 'meses'>;

/** Of each order, in the order of the alphabet. */
export function byOrden(aves: readonly Ave[], seen: ReadonlySet<string>): Share[] {
  return ORDENES.map((name) =>
    shareOf(
      name,
      aves.filter(({ orden }) => orden === name),
      seen,
    ),
  );
}

/** Of each habitat; a species counts in each of its own. */
export function byHabitat(aves: readonly Ave[], seen: ReadonlySet<string>): Share[] {
  return HABITATS.map((name) =>
    shareOf(
      name,
      aves.filter(({ habitats }) => habitats.includes(name)),
      seen,
    ),
  );
}

/** Of the species that are regularly there in each month, those that were seen in that month of some year. */
export function byMonth(aves: readonly Ave[], sightings: readonly Sighting[]): Share[] {
  const seenIn = new Map<number, Set<string>>();
  for (const { nombre, fecha } of sightings) {
    if (!fecha || fecha.length < 7) continue;
    const month = Number(fecha.slice(5, 7));
    seenIn.set(month, (seenIn.get(month) ?? new Set()).add(nombre));
  }
  return MONTH_NAMES.map((name, i) => {
    const month = (i + 1) as Month;
    return shareOf(
      name,
      aves.filter(({ meses }) => meses.includes(month)),
      seenIn.get(month) ?? new Set(),
    );
  });
}

function shareOf(name: string, aves: readonly Ave[], seen: ReadonlySet<string>): Share {
  return { name, seen: aves.filter(({ nombre }) => seen.has(nombre)).length, all: aves.length };
}
