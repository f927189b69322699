import type { Sighting } from '../../../domain/notebook/sighting.ts';
import { addAvistada, type NamedAve } from '../../../domain/seen-list/avistadas.ts';
import { readTaps, type Tap } from '../../../domain/walk/tap.ts';
import { idOnWalk, sightingOnWalk, type Walk } from '../../../domain/walk/walk.ts';
import type { Notebook } from './notebook.ts';

/** Setting under which the walk stands that was begun last. */
export const WALK = 'salida';

/** What is noted of a species on a walk at this moment, be it taken in already or not. */
export function heldOnWalk(
  { seenList, getContents }: Notebook,
  walk: Walk,
  nombre: string,
): Sighting | undefined {
  const id = idOnWalk(walk, nombre);
  const tap = readTaps(seenList.taps.getSnapshot().value).get(id);
  return tap ? (tap.avistamiento ?? undefined) : getContents().sightings?.get(id);
}

/**
 * So many of a species on a walk. It is written before this returns, and taken in by the notebook afterwards: a browser that is closed
 * meanwhile loses nothing. None takes the sighting out, and leaves the mark.
 */
export function countOnWalk(notebook: Notebook, walk: Walk, ave: NamedAve, cuenta: number): void {
  const { seenList, now, newId } = notebook;
  const held = heldOnWalk(notebook, walk, ave.nombre);
  const avistamiento = cuenta > 0 ? sightingOnWalk(walk, ave.nombre, cuenta, held) : null;
  const tap: Tap = { id: newId(), cuando: now(), avistamiento };
  seenList.taps.change((taps) => new Map(taps).set(idOnWalk(walk, ave.nombre), tap));
  seenList.edit((entries) => (cuenta > 0 ? addAvistada(entries, ave) : entries));
}
