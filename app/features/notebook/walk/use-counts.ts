import { useMemo, useRef, useState, useSyncExternalStore } from 'react';
import type { Sighting } from '../../../../domain/notebook/sighting.ts';
import { isAvistada, removeAvistada } from '../../../../domain/seen-list/avistadas.ts';
import type { AveSummary } from '../../../../domain/species/ave.ts';
import { inSentence } from '../../../../domain/text/in-sentence.ts';
import { readTaps } from '../../../../domain/walk/tap.ts';
import { countedOf, idOnWalk, type Walk } from '../../../../domain/walk/walk.ts';
import { notebook } from '../../../data/notebook/here.ts';
import { useNotebook } from '../../../data/notebook/use-notebook.ts';
import { countOnWalk, heldOnWalk } from '../../../data/notebook/walks.ts';
import { seenList } from '../../../data/seen-list/here.ts';

/** What was counted on a walk: what the notebook has of it, and what was tapped since. */
export function useCounts(walk: Walk) {
  const { sightings } = useNotebook();
  const taps = useSyncExternalStore(
    seenList.taps.subscribe,
    seenList.taps.getSnapshot,
    seenList.taps.getSnapshot,
  );
  const [said, setSaid] = useState('');
  /** Species that this walk marked: taken out again, they are not seen any more. */
  const marked = useRef(new Set<string>());
  const counted = useMemo(
    () => countedOn(walk, sightings?.values() ?? [], readTaps(taps.value)),
    [walk, sightings, taps],
  );

  function count(ave: AveSummary, by: 1 | -1): void {
    const cuenta = countedOf(heldOnWalk(notebook, walk, ave.nombre)) + by;
    const isNew = !isAvistada(seenList.list.getSnapshot().value, ave);
    countOnWalk(notebook, walk, ave, cuenta);
    if (isNew && by > 0) marked.current.add(ave.nombre);
    if (cuenta <= 0 && marked.current.delete(ave.nombre))
      seenList.edit((entries) => removeAvistada(entries, ave));
    setSaid(inWords(ave, cuenta, isNew && by > 0));
  }

  return { counted, count, said, problem: taps.problem };
}

function inWords({ nombre }: AveSummary, cuenta: number, isNew: boolean): string {
  if (cuenta <= 0) return `Ya no está apuntado: ${inSentence(nombre)}.`;
  return `${nombre}: ${cuenta}.${isNew ? ' ¡Nueva en tu lista!' : ''}`;
}

/** The sightings of a walk by the name of their species. */
function countedOn(
  walk: Walk,
  sightings: Iterable<Sighting>,
  taps: ReturnType<typeof readTaps>,
): ReadonlyMap<string, Sighting> {
  const byId = new Map<string, Sighting>();
  for (const each of sightings) if (each.salida === walk.id) byId.set(each.id, each);
  for (const [id, { avistamiento }] of taps) {
    if (avistamiento?.salida === walk.id) byId.set(id, avistamiento);
    else if (!avistamiento) byId.delete(id);
  }
  const own = [...byId.values()].filter(({ id, nombre }) => id === idOnWalk(walk, nombre));
  return new Map(own.map((each) => [each.nombre, each]));
}
