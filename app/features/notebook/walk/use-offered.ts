import { useMemo, useState } from 'react';
import { partsOf } from '../../../../domain/calendar/day.ts';
import type { Sighting } from '../../../../domain/notebook/sighting.ts';
import { type NamedAve, withNames } from '../../../../domain/search/names.ts';
import type { AveSummary } from '../../../../domain/species/ave.ts';
import { likelyAves, seenAt } from '../../../../domain/walk/likely.ts';
import { quickNames } from '../../../../domain/walk/quick-names.ts';
import type { Walk } from '../../../../domain/walk/walk.ts';
import { notebook } from '../../../data/notebook/here.ts';
import { lugarCalled } from '../../../data/places/lugar-aves.ts';
import { useAvistadas } from '../../../data/seen-list/avistadas.tsx';
import { nombres } from '../../../data/species/nombres.ts';

/** Species that a text finds. */
const FOUND = 8;

/** The species that are offered on a walk, and those that a text finds. */
export function useOffered(walk: Walk, counted: ReadonlyMap<string, Sighting>, text: string) {
  const { aves } = useAvistadas();
  // In this order as long as one counts: under a finger nothing changes its place.
  const [firsts, setFirsts] = useState(() => [...counted.keys()]);
  const likely = useMemo(() => likelyHere(walk, aves), [walk, aves]);
  const order = useMemo(() => inOrder(aves, firsts, likely), [aves, firsts, likely]);
  const list = useMemo(() => likelyFirst(withNames(aves, nombres), likely), [aves, likely]);
  const found = useMemo(() => quickNames(list, text, FOUND), [list, text]);
  const putFirst = ({ nombre }: AveSummary) =>
    setFirsts((held) => [nombre, ...held.filter((each) => each !== nombre)]);
  return { order, found, putFirst };
}

function likelyHere({ fecha, lugar }: Walk, aves: readonly AveSummary[]): AveSummary[] {
  const before = seenAt(notebook.getContents().sightings?.values() ?? [], lugar?.nombre ?? '');
  const expected = lugar && lugarCalled(lugar.nombre)?.nombres;
  return likelyAves(aves, partsOf(fecha).month, before, expected);
}

/** Of two names for which few letters stand, that of a species of the season comes first. */
function likelyFirst(
  list: readonly NamedAve<AveSummary>[],
  likely: readonly AveSummary[],
): readonly NamedAve<AveSummary>[] {
  const place = new Map(likely.map((ave, i) => [ave, i]));
  const placeOf = ({ ave }: NamedAve<AveSummary>) => place.get(ave) ?? likely.length;
  return list.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function inOrder(
  aves: readonly AveSummary[],
  firsts: readonly string[],
  likely: readonly AveSummary[],
): AveSummary[] {
  const first = firsts.flatMap((nombre) => aves.find((ave) => ave.nombre === nombre) ?? []);
  return [...new Set([...first, ...likely])];
}
