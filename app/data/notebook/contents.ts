import { parseSighting } from '../../../domain/notebook/parse-sighting.ts';
import type { Recoverable } from '../../../domain/notebook/recoverable.ts';
import type { Sighting } from '../../../domain/notebook/sighting.ts';
import type { Cupboard, Shelves } from './cupboard.ts';

/** What a page reads of the notebook. */
export type Contents = {
  /** By their ids; `null` until they have been read. */
  sightings: ReadonlyMap<string, Sighting> | null;
  recoverables: readonly Recoverable[];
  /** The day and place with which the next sighting begins, the walk under way. */
  settings: ReadonlyMap<string, unknown>;
  /** Whether it outlasts the tab. */
  isDurable: boolean;
  /** Whether the browser refused the last change. */
  refused: boolean;
};

/** What a transaction touched: the sightings of these ids, or `null` for all; what can be taken back, or not. */
export type Touched = { ids: readonly string[] | null; recoverables?: boolean };

/** What a tab tells the others; `isAlone` where it writes to `localStorage` and cannot reach the notebook that they share. */
export type Told = Touched & { isAlone?: boolean };

const NOTHING: Contents = {
  sightings: null,
  recoverables: [],
  settings: new Map(),
  isDurable: true,
  refused: false,
};

/** So many sightings are read one by one; more, all at once. */
const FEW = 50;

export function createContents() {
  const listeners = new Set<() => void>();
  let contents = NOTHING;
  /** Whether all has been read, and nothing that was touched since has not. */
  let isWhole = false;

  function set(parts: Partial<Contents>): void {
    contents = { ...contents, ...parts };
    for (const listener of listeners) listener();
  }

  return {
    get: () => contents,
    isWhole: () => isWhole,
    set,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Reads what was touched, or all where not all is known. */
    async read(cupboard: Cupboard, { ids, recoverables }: Touched): Promise<void> {
      const wasWhole = isWhole;
      const few = wasWhole && ids && ids.length <= FEW ? ids : null;
      const reading = cupboard.transact(async (shelves) => ({
        sightings: few ? await someById(shelves, few) : await byId(shelves.sightings.pages()),
        recoverables: wasWhole && !recoverables ? null : await shelves.recoverables.getAll(),
        settings: new Map((await shelves.settings.getAll()).map(({ clave, valor }) => [clave, valor])),
      }));
      const now = await reading.catch((error) => {
        isWhole = false;
        throw error;
      });
      if (!few) isWhole = true;
      // What stands here now may be newer than what stood here when reading began.
      const { sightings: held, recoverables: before } = contents;
      set({
        sightings: few ? renewed(held, few, now.sightings) : now.sightings,
        recoverables: now.recoverables ?? before,
        settings: now.settings,
        isDurable: cupboard.isDurable,
      });
    },
  };
}

async function someById(
  { sightings }: Shelves,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Sighting>> {
  const some = new Map<string, Sighting>();
  for (const id of ids) {
    const sighting = await sightings.get(id);
    if (sighting) some.set(id, sighting);
  }
  return some;
}

/** What was held, with these ids as they are now. */
function renewed(
  held: Contents['sightings'],
  ids: readonly string[],
  now: ReadonlyMap<string, Sighting>,
): ReadonlyMap<string, Sighting> {
  const all = new Map(held);
  for (const id of ids) all.delete(id);
  return new Map([...all, ...now]);
}

/** What cannot be a sighting stays where it is, is said once, and is not shown. */
async function byId(pages: AsyncIterable<readonly unknown[]>): Promise<ReadonlyMap<string, Sighting>> {
  const sightings = new Map<string, Sighting>();
  for await (const page of pages)
    for (const each of page) {
      try {
        const sighting = parseSighting(each);
        sightings.set(sighting.id, sighting);
      } catch (error) {
        console.error('A sighting of the notebook cannot be read:', error);
      }
    }
  return sightings;
}
