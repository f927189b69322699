import { type IDBPIndex, type IDBPObjectStore, unwrap } from 'idb';
import { lotOf, makeLot } from '../../../domain/notebook/lot.ts';
import type { Sighting } from '../../../domain/notebook/sighting.ts';
import type { Shelves } from './cupboard.ts';
import type { Schema, Store } from './schema.ts';

type ObjectStore<Name extends Store> = IDBPObjectStore<Schema, Store[], Name, 'readwrite'>;

/** So many sightings, or lots of them, are read at once. */
const PAGE = { avistamientos: 2000, lotes: 4 };

/** The shelf of sightings: of one that its id puts into a lot the lot is read and written, any other is a record of its own. */
export function sightingShelf(
  single: ObjectStore<'avistamientos'>,
  lots: ObjectStore<'lotes'>,
): Shelves['sightings'] {
  async function* pages(): AsyncGenerator<Sighting[]> {
    yield* pagesOf(single, PAGE.avistamientos);
    for await (const page of pagesOf(lots, PAGE.lotes))
      yield page.flatMap(({ avistamientos }) => [...avistamientos]);
  }

  /** Changes what a lot holds; one that holds nothing any more goes. */
  async function changeLot(id: string, change: (held: Map<string, Sighting>) => void): Promise<void> {
    const held = new Map((await lots.get(id))?.avistamientos.map((each) => [each.id, each]));
    change(held);
    if (held.size > 0) await lots.put(makeLot(id, held.values()));
    else await lots.delete(id);
  }

  const shelf = {
    async putAll(sightings: readonly Sighting[]): Promise<void> {
      const { alone, together } = parted(sightings, ({ id }) => id);
      await putEach(single, alone);
      for (const [id, some] of together)
        await changeLot(id, (held) => {
          for (const each of some) held.set(each.id, each);
        });
    },
    async deleteAll(ids: readonly string[]): Promise<void> {
      const { alone, together } = parted(ids, (id) => id);
      for (const id of alone) await single.delete(id);
      for (const [lot, some] of together)
        await changeLot(lot, (held) => {
          for (const id of some) held.delete(id);
        });
    },
  };

  return {
    ...shelf,
    pages,
    async get(id) {
      const lot = lotOf(id);
      if (lot === undefined) return single.get(id);
      return (await lots.get(lot))?.avistamientos.find((each) => each.id === id);
    },
    async getAll() {
      const all: Sighting[][] = [];
      for await (const page of pages()) all.push(page);
      return all.flat();
    },
    put: (sighting) => shelf.putAll([sighting]),
    delete: (id) => shelf.deleteAll([id]),
    async clear() {
      await single.clear();
      await lots.clear();
    },
    has: async (nombre) =>
      (await holds(single.index('nombre'), nombre)) || (await holds(lots.index('nombres'), nombre)),
  };
}

const holds = async (
  index:
    | IDBPIndex<Schema, Store[], 'avistamientos', 'nombre', 'readwrite'>
    | IDBPIndex<Schema, Store[], 'lotes', 'nombres', 'readwrite'>,
  nombre: string,
) => (await index.getKey(nombre)) !== undefined;

/** Those that are records of their own, and the others by their lot. */
function parted<Item>(items: readonly Item[], idOf: (item: Item) => string) {
  const alone: Item[] = [];
  const together = new Map<string, Item[]>();
  for (const item of items) {
    const lot = lotOf(idOf(item));
    const known = lot === undefined ? alone : together.get(lot);
    if (known) known.push(item);
    else if (lot !== undefined) together.set(lot, [item]);
  }
  return { alone, together };
}

async function* pagesOf<Name extends 'avistamientos' | 'lotes'>(
  store: ObjectStore<Name>,
  size: number,
): AsyncGenerator<Schema[Name]['value'][]> {
  let last: Schema[Name]['value'] | undefined;
  do {
    const page: Schema[Name]['value'][] = await store.getAll(
      last && IDBKeyRange.lowerBound(last.id, true),
      size,
    );
    if (page.length > 0) yield page;
    last = page.length < size ? undefined : page.at(-1);
  } while (last);
}

/** Waits for the last only: one that fails before it ends the transaction, and so the wait. */
async function putEach(store: ObjectStore<'avistamientos'>, sightings: readonly Sighting[]): Promise<void> {
  const bare = unwrap(store);
  for (const each of sightings.slice(0, -1)) bare.put(each);
  const last = sightings.at(-1);
  if (last) await store.put(last);
}
