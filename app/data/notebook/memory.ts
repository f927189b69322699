import type { Recoverable } from '../../../domain/notebook/recoverable.ts';
import type { Sighting } from '../../../domain/notebook/sighting.ts';
import type { Cupboard, Setting, Shelf } from './cupboard.ts';

type Contents = {
  sightings: ReadonlyMap<string, Sighting>;
  recoverables: ReadonlyMap<string, Recoverable>;
  settings: ReadonlyMap<string, Setting>;
};

/** A notebook that lasts as long as the tab, for browsers that keep nothing. */
export function openMemory(): Cupboard {
  let contents: Contents = { sightings: new Map(), recoverables: new Map(), settings: new Map() };
  let last: Promise<unknown> = Promise.resolve();
  return {
    isDurable: false,
    transact(work) {
      const run = async () => {
        const sightings = new Map(contents.sightings);
        const recoverables = new Map(contents.recoverables);
        const settings = new Map(contents.settings);
        const result = await work({
          sightings: {
            ...shelfOf(sightings, ({ id }) => id),
            async *pages() {
              yield [...sightings.values()];
            },
            putAll: async (some) => {
              for (const each of some) sightings.set(each.id, each);
            },
            deleteAll: async (ids) => {
              for (const id of ids) sightings.delete(id);
            },
            has: async (nombre) => [...sightings.values()].some((each) => each.nombre === nombre),
          },
          recoverables: shelfOf(recoverables, ({ id }) => id),
          settings: shelfOf(settings, ({ clave }) => clave),
        });
        contents = { sightings, recoverables, settings };
        return result;
      };
      const running = last.then(run);
      last = running.catch(() => {});
      return running;
    },
  };
}

function shelfOf<Item>(items: Map<string, Item>, keyOf: (item: Item) => string): Shelf<Item> {
  return {
    get: async (key) => items.get(key),
    getAll: async () => [...items.values()],
    put: async (item) => items.set(keyOf(item), item),
    delete: async (key) => items.delete(key),
    clear: async () => items.clear(),
  };
}
