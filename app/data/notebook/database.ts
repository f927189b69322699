import { type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { Cupboard, Shelves } from './cupboard.ts';
import { openMemory } from './memory.ts';
import type { Schema, Store } from './schema.ts';
import { sightingShelf } from './sighting-shelf.ts';

const NAME = 'cuaderno';

/** 1: without `lotes`. */
const VERSION = 2;
const STORES: Store[] = ['avistamientos', 'lotes', 'recuperables', 'ajustes'];

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
    upgrade(database, before) {
      if (before < 1) {
        database.createObjectStore('avistamientos', { keyPath: 'id' }).createIndex('nombre', 'nombre');
        database.createObjectStore('recuperables', { keyPath: 'id' });
        database.createObjectStore('ajustes', { keyPath: 'clave' });
      }
      database
        .createObjectStore('lotes', { keyPath: 'id' })
        .createIndex('nombres', 'nombres', { multiEntry: true });
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
  return {
    sightings: sightingShelf(transaction.objectStore('avistamientos'), transaction.objectStore('lotes')),
    recoverables: shelfOf(transaction.objectStore('recuperables')),
    settings: shelfOf(transaction.objectStore('ajustes')),
  };
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
