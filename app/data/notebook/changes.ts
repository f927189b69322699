import { idInLot } from '../../../domain/notebook/lot.ts';
import type { Recoverable } from '../../../domain/notebook/recoverable.ts';
import { entriesAfterUndo } from '../../../domain/notebook/recoverable.ts';
import { createHeld } from '../../../domain/notebook/same-sighting.ts';
import { isBareMark, type NewSighting, type Sighting } from '../../../domain/notebook/sighting.ts';
import {
  addAvistada,
  isAvistada,
  type NamedAve,
  withoutEntries,
} from '../../../domain/seen-list/avistadas.ts';
import { type Additions, mergeEntries } from '../../../domain/seen-list/merge-backup.ts';
import { putMissing, type Shelves } from './cupboard.ts';
import type { Notebook } from './notebook.ts';

/** What is added at once: sightings, species that become seen with them, other entries for the list as they came. */
export type Batch = Additions & { sightings: readonly NewSighting[] };

/** What came of a batch. By the id `recoverable` it can be taken back for thirty days; `null` where nothing was new, or there was no room. */
export type Added = { added: number; alreadyThere: number; recoverable: string | null };

/** How adding comes along: the share that is done, and whether the visitor would rather have nothing of it. */
export type Course = { onProgress?: (share: number) => void; signal?: AbortSignal };

/** So many sightings are written at a time: the page stays alive between them. */
const AT_A_TIME = 500;

/**
 * Adds a batch in one transaction: all of it, or nothing. What the notebook holds already is not added again, and what of a day told
 * the bird alone gives way to what tells more.
 * @throws {DOMException} named AbortError when the signal comes before it is done
 */
export async function addBatch(
  notebook: Notebook,
  { sightings: batch, ...additions }: Batch,
  course: Course = {},
): Promise<Added> {
  const added = await notebook.write(async (shelves, before, isLean) => {
    const { ids, outdone } = await putFresh(notebook, shelves, batch, course);
    const entries = mergeEntries(before, additions);
    const came: Recoverable = {
      id: notebook.newId(),
      cuando: notebook.now(),
      causa: 'añadida',
      entradas: [],
      avistamientos: outdone,
      entradasNuevas: withoutEntries(entries, before),
      avistamientosNuevos: ids,
    };
    const isKept = !isLean && (ids.length > 0 || came.entradasNuevas.length > 0);
    if (isKept) await shelves.recoverables.put(came);
    const result: Added = {
      added: ids.length,
      alreadyThere: batch.length - ids.length,
      recoverable: isKept ? came.id : null,
    };
    // Naming thousands to every tab would take longer than reading all again.
    const touched = [...ids, ...outdone.map(({ id }) => id)];
    return {
      result,
      entries,
      touched: { ids: touched.length > AT_A_TIME ? null : touched, recoverables: true },
    };
  });
  // What was added stands in `localStorage` now, and nothing is owed any more.
  await notebook.settle();
  return added;
}

/** Writes those that the notebook does not hold yet, each once; gives their ids, and the sightings that gave way to them. */
async function putFresh(
  notebook: Notebook,
  { sightings }: Shelves,
  batch: readonly NewSighting[],
  { onProgress, signal }: Course,
): Promise<{ ids: string[]; outdone: Sighting[] }> {
  const held = createHeld();
  for await (const page of sightings.pages()) page.forEach(held.hold);
  const ids: string[] = [];
  for (let from = 0; from < batch.length; from += AT_A_TIME) {
    signal?.throwIfAborted();
    const fresh = batch.slice(from, from + AT_A_TIME).filter((each) => held.take(each) === 'fresh');
    const lot = notebook.newId();
    const kept = fresh.map((each, i): Sighting => ({ ...each, id: each.id ?? idInLot(lot, i) }));
    await sightings.putAll(kept);
    for (const { id } of kept) ids.push(id);
    onProgress?.(Math.min(1, (from + AT_A_TIME) / batch.length));
  }
  const outdone = held.outdone();
  await sightings.deleteAll(outdone.map(({ id }) => id));
  return { ids, outdone };
}

/** Keeps one sighting, new or changed; its species is seen from now on. Gives it as it is kept. */
export async function saveSighting(
  notebook: Notebook,
  ave: NamedAve,
  { id, ...rest }: NewSighting,
): Promise<Sighting> {
  const isBare = id !== undefined && isBareMark({ ...rest, id });
  const sighting: Sighting = { ...rest, id: id === undefined || isBare ? notebook.newId() : id };
  const { list, edit } = notebook.seenList;
  if (!isAvistada(list.getSnapshot().value, ave)) edit((held) => addAvistada(held, ave));
  await notebook.write(async ({ sightings }) => {
    if (isBare) await sightings.delete(id);
    await sightings.put(sighting);
    return { result: undefined, touched: { ids: isBare ? [id, sighting.id] : [sighting.id] } };
  });
  return sighting;
}

/** Deletes sightings; by the id that it gives they come back, `null` where none was there. Where that cannot be kept, nothing is deleted. */
export function deleteSightings(notebook: Notebook, ids: readonly string[]): Promise<string | null> {
  return notebook.write(async ({ sightings, recoverables }) => {
    const found = (await Promise.all(ids.map((id) => sightings.get(id)))).filter(
      (each) => each !== undefined,
    );
    if (found.length === 0) return { result: null, touched: { ids } };
    const went: Recoverable = {
      id: notebook.newId(),
      cuando: notebook.now(),
      causa: 'borrada',
      entradas: [],
      avistamientos: found,
      entradasNuevas: [],
      avistamientosNuevos: [],
    };
    await recoverables.put(went);
    await sightings.deleteAll(ids);
    return { result: went.id, touched: { ids, recoverables: true } };
  });
}

/** Takes a change of many back, and nothing that was done since. Of one that is over or was taken back already nothing is left to do. */
export async function takeBack(notebook: Notebook, id: string): Promise<void> {
  const { seenList } = notebook;
  if (seenList.emptied.getSnapshot().value?.id === id) seenList.closeNotice();
  await notebook.write(async (shelves, before) => {
    const held = await shelves.recoverables.get(id);
    if (!held) return { result: undefined, touched: { ids: [] } };
    const ids = await undone(shelves, held);
    const entries = entriesAfterUndo(before, held);
    return { result: undefined, entries, touched: { ids, recoverables: true } };
  });
  await notebook.settle();
}

async function undone({ sightings, recoverables }: Shelves, held: Recoverable): Promise<string[]> {
  await putMissing(sightings, held.avistamientos);
  await sightings.deleteAll(held.avistamientosNuevos);
  await recoverables.delete(held.id);
  return [...held.avistamientos.map(({ id }) => id), ...held.avistamientosNuevos];
}

/** Remembers something for the next time, or forgets it. */
export function remember(notebook: Notebook, clave: string, valor: unknown): Promise<void> {
  return notebook.write(async ({ settings }) => {
    if (valor === undefined) await settings.delete(clave);
    else await settings.put({ clave, valor });
    return { result: undefined, touched: { ids: [] } };
  });
}
