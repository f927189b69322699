import { type Brought, extentOf, sightingsOf, speciesOf } from '../../../../domain/exchange/brought.ts';
import { createHeld, type Standing } from '../../../../domain/notebook/same-sighting.ts';
import type { NewSighting } from '../../../../domain/notebook/sighting.ts';
import { isAvistada, type NamedAve, seenNames } from '../../../../domain/seen-list/avistadas.ts';
import type { Batch } from '../../../data/notebook/changes.ts';
import { notebook } from '../../../data/notebook/here.ts';

/** What adding it would do. */
export type Comparison = {
  batch: Batch;
  days: number;
  places: number;
  /** Species of the guide that it tells of, and those of them that are not on the list yet. */
  species: number;
  newSpecies: string[];
  fresh: number;
  /** Those of the fresh ones that cannot be seen until their species is marked. */
  aside: number;
  alreadyThere: number;
  /** Those that the file has told before. */
  repeated: number;
  /** Those of the notebook that tell the bird and the day alone, and give way to a fresh one that tells more. */
  outdone: number;
};

/** So many are compared before the page gets a breath. */
const AT_A_TIME = 2000;

const breath = () => new Promise((resolve) => setTimeout(resolve));

/** Holds what a file brings against the notebook and the list. */
export async function compare(
  brought: Brought,
  isAll: boolean,
  aves: readonly NamedAve[],
  signal: AbortSignal,
): Promise<Comparison> {
  await notebook.load();
  const wanted = sightingsOf(brought, isAll);
  const held = createHeld();
  await eachInParts([...(notebook.getContents().sightings?.values() ?? [])], held.hold, signal);
  const told: Record<Standing, NewSighting[]> = { fresh: [], held: [], repeated: [] };
  await eachInParts(wanted, (each) => told[held.take(each)].push(each), signal);
  const names = speciesOf(brought, wanted);
  const found = aves.filter(({ nombre }) => names.has(nombre));
  const entries = notebook.seenList.list.getSnapshot().value;
  const marked = new Set([...seenNames(entries, aves), ...names]);
  return {
    batch: { sightings: wanted, aves: found, others: brought.others },
    ...extentOf(wanted),
    species: found.length,
    newSpecies: found.filter((ave) => !isAvistada(entries, ave)).map(({ nombre }) => nombre),
    fresh: told.fresh.length,
    aside: told.fresh.filter(({ nombre }) => !marked.has(nombre)).length,
    alreadyThere: told.held.length,
    repeated: told.repeated.length,
    outdone: held.outdone().length,
  };
}

async function eachInParts<Item>(
  items: readonly Item[],
  act: (item: Item) => unknown,
  signal: AbortSignal,
): Promise<void> {
  for (let from = 0; from < items.length; from += AT_A_TIME) {
    signal.throwIfAborted();
    items.slice(from, from + AT_A_TIME).forEach(act);
    await breath();
  }
}
