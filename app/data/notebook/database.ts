import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type IDBPTransaction,
  openDB,
  unwrap,
} from 'idb';
import type { Recoverable } from '../../../domain/notebook/recoverable.ts';
import type { Sighting } from '../../../domain/notebook/sighting.ts';
import type { Cupboard, Setting, Shelves } from './cupboard.ts';
import { openMemory } from './memory.ts';

interface Schema extends DBSchema {
  avistamientos: { key: string; value: Sighting; indexes: { nombre: string } };
  recuperables: { key: string; value: Recoverable };
  ajustes: { key: string; value: Setting };
}

type Store = 'avistamientos' | 'recuperables' | 'ajustes';

const NAME = 'cuaderno';
const VERSION = 1;
const STORES: Store[] = ['avistamientos', 'recuperables', 'ajustes'];

/** Opens the notebook's database; where the browser refuses it, the notebook lasts as long as the tab. */
export async function openCupboard(): Promise<Cupboard> {
  try {
    return cupboardOf(await open());
  } catch (error) {
    console.warn('The notebook cannot be kept in this browser:', error);
    return openMemory();
  }
}

function open(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(NAME, VERSION, {
    upgrade(database) {
      database.createObjectStore('avistamientos', { keyPath: 'id' }).createIndex('nombre', 'nombre');
      database.createObjectStore('recuperables', { keyPath: 'id' });
      database.createObjectStore('ajustes', { keyPath: 'clave' });
    },
    // A newer version of the guide in another tab goes first; this one opens anew when it writes next.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
}

function cupboardOf(first: IDBPDatabase<Schema>): Cupboard {
  let database = first;
  async function begin() {
    try {
      return database.transaction(STORES, 'readwrite');
    } catch (error) {
      // Browsers close a database that was long in the background, or that a newer version wants.
      if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
      database = await open();
      return database.transaction(STORES, 'readwrite');
    }
  }
  return {
    isDurable: true,
    async transact(work) {
      const transaction = await begin();
      // It is waited for below; where the work fails first, nobody else hears of it.
      transaction.done.catch(() => {});
      try {
        const result = await work(shelvesOf(transaction));
        await transaction.done;
        return result;
      } catch (error) {
        abort(transaction);
        throw transaction.error ?? error;
      }
    },
  };
}

type Transaction = IDBPTransaction<Schema, Store[], 'readwrite'>;

function abort(transaction: Transaction): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

function shelvesOf(transaction: Transaction): Shelves {
  const sightings = transaction.objectStore('avistamientos');
  const byName = sightings.index('nombre');
  return {
    sightings: {
      ...shelfOf(sightings),
      pages: () => pagesOf(sightings),
      putAll: (some) => putAll(sightings, some),
      has: async (nombre) => (await byName.getKey(nombre)) !== undefined,
    },
    recoverables: shelfOf(transaction.objectStore('recuperables')),
    settings: shelfOf(transaction.objectStore('ajustes')),
  };
}

type SightingStore = IDBPObjectStore<Schema, Store[], 'avistamientos', 'readwrite'>;

/** So many sightings are read at once. */
const PAGE = 2000;

async function* pagesOf(store: SightingStore): AsyncGenerator<Sighting[]> {
  let last: Sighting | undefined;
  do {
    const page = await store.getAll(last && IDBKeyRange.lowerBound(last.id, true), PAGE);
    if (page.length > 0) yield page;
    last = page.length < PAGE ? undefined : page.at(-1);
  } while (last);
}

/** Waits for the last only: one that fails before it ends the transaction, and so the wait. */
async function putAll(store: SightingStore, sightings: readonly Sighting[]): Promise<void> {
  const bare = unwrap(store);
  for (const each of sightings.slice(0, -1)) bare.put(each);
  const last = sightings.at(-1);
  if (last) await store.put(last);
}

type ObjectStore<Item> = {
  get: (key: string) => Promise<Item | undefined>;
  getAll: () => Promise<Item[]>;
  put: (item: Item) => Promise<unknown>;
  delete: (key: string) => Promise<void>;
  clear: () => Promise<void>;
};

function shelfOf<Item>(store: ObjectStore<Item>) {
  return {
    get: (key: string) => store.get(key),
    getAll: () => store.getAll(),
    put: (item: Item) => store.put(item),
    delete: (key: string) => store.delete(key),
    clear: () => store.clear(),
  };
}
