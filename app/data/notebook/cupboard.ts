import type { Recoverable } from '../../../domain/notebook/recoverable.ts';
import type { Sighting } from '../../../domain/notebook/sighting.ts';

/** Something that the visitor need not enter twice, or that the tabs share, by its key. */
export type Setting = { clave: string; valor: unknown };

export type Shelf<Item> = {
  get: (key: string) => Promise<Item | undefined>;
  getAll: () => Promise<Item[]>;
  put: (item: Item) => Promise<unknown>;
  delete: (key: string) => Promise<unknown>;
  clear: () => Promise<unknown>;
};

export type Shelves = {
  sightings: Shelf<Sighting> & {
    has: (nombre: string) => Promise<boolean>;
    /** All of them, some at a time: the page stays alive between them. */
    pages: () => AsyncIterable<Sighting[]>;
    putAll: (sightings: readonly Sighting[]) => Promise<unknown>;
    deleteAll: (ids: readonly string[]) => Promise<unknown>;
  };
  recoverables: Shelf<Recoverable>;
  settings: Shelf<Setting>;
};

/** Where the notebook is kept. */
export type Cupboard = {
  /** Whether it outlasts the tab. */
  isDurable: boolean;
  /** Runs work in which all is changed or nothing, one after the other over all tabs. The work may wait for nothing but the shelves. */
  transact: <Result>(work: (shelves: Shelves) => Promise<Result>) => Promise<Result>;
};

/** Brings sightings back; what was done since to one that is there stands. */
export async function putMissing(sightings: Shelves['sightings'], some: readonly Sighting[]): Promise<void> {
  const there = new Set<string>();
  for await (const page of sightings.pages()) for (const { id } of page) there.add(id);
  await sightings.putAll(some.filter(({ id }) => !there.has(id)));
}
