import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import type { Told } from '../app/data/notebook/contents.ts';
import type { Cupboard, Shelves } from '../app/data/notebook/cupboard.ts';
import { openCupboard } from '../app/data/notebook/database.ts';
import { openMemory } from '../app/data/notebook/memory.ts';
import { createNotebook, type Notebook } from '../app/data/notebook/notebook.ts';
import { createSeenList, type SeenList } from '../app/data/seen-list/seen-list.ts';
import { AVISTADAS_KEY, parseAvistadas } from '../domain/seen-list/avistadas.ts';

/** A browser of the tests: what it stores, its clock, its tabs. */
export class Browser {
  items = new Map<string, string>();
  now = new Date('2026-11-21T12:00:00').getTime();
  hasRoom = true;
  tabs: Tab[] = [];
  ids = 0;

  constructor() {
    globalThis.indexedDB = new IDBFactory();
  }

  newId = () => `id-${this.ids++}`;

  open(how: Partial<Opening> = {}): Tab {
    const tab = new Tab(this, { isBlocked: false, lateness: 0, ...how });
    this.tabs.push(tab);
    return tab;
  }

  close(tab: Tab): void {
    tab.isOpen = false;
    this.tabs = this.tabs.filter((each) => each !== tab);
  }

  /** Writes, and tells the other tabs, as browsers do, that something was written. */
  write(by: Tab | null, key: string, text: string | null): void {
    if (text === null) this.items.delete(key);
    else this.items.set(key, text);
    for (const tab of this.tabs) if (tab !== by) tab.list.stores[key]?.refresh();
  }

  /** Waits until nothing is under way. */
  async rest(): Promise<void> {
    while (this.tabs.some((tab) => tab.running.size > 0))
      await Promise.all(this.tabs.flatMap((tab) => [...tab.running]));
    for (const tab of this.tabs) tab.hasUnmarked = false;
  }

  get seen(): string[] {
    return (parseAvistadas(this.items.get(AVISTADAS_KEY) ?? null) as string[]).toSorted();
  }
}

/** How a tab is opened: without a notebook of its own, or with one that comes only after so many turns of the event loop. */
type Opening = { isBlocked: boolean; lateness: number };

export class Tab {
  isOpen = true;
  /** Whether it has taken a mark away that may not be confirmed yet: should it end now, another tab may bring the mark back. */
  hasUnmarked = false;
  running = new Set<Promise<unknown>>();
  readonly list: SeenList;
  readonly notebook: Notebook;
  readonly isBlocked: boolean;

  constructor(browser: Browser, { isBlocked, lateness }: Opening) {
    this.isBlocked = isBlocked;
    const storage = {
      getItem: (key: string) => browser.items.get(key) ?? null,
      setItem: (key: string, text: string) => this.isOpen && browser.write(this, key, text),
      removeItem: (key: string) => this.isOpen && browser.write(this, key, null),
    };
    const { newId } = browser;
    this.list = createSeenList({ open: () => storage as Storage, now: () => browser.now, newId });
    this.notebook = createNotebook({
      seenList: this.list,
      open: async () => {
        await turns(lateness);
        return isBlocked ? openMemory() : mortal(await openCupboard(), this, browser);
      },
      now: () => browser.now,
      newId,
      openedAt: browser.now,
      tell: (told: Told) => {
        if (!this.isOpen) return;
        for (const tab of browser.tabs) if (tab !== this) tab.run(tab.notebook.hear(structuredClone(told)));
      },
    });
    this.list.onEdit(() => this.run(this.notebook.settle().catch(this.list.giveUp)));
    if (this.list.isWaiting()) this.run(this.notebook.settle());
  }

  /** Something that goes on in the background; a closed tab fails. */
  run<Result>(work: Promise<Result>): Promise<Result | undefined> {
    const done = work.catch((): undefined => undefined).finally(() => this.running.delete(done));
    this.running.add(done);
    return done;
  }
}

/** So many turns of the event loop. */
export async function turns(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await new Promise((resolve) => setImmediate(resolve));
}

/** A cupboard whose work ends with its tab, and which wants for room when its browser does. */
function mortal(cupboard: Cupboard, tab: Tab, browser: Browser): Cupboard {
  const alive = () => {
    if (!tab.isOpen) throw new DOMException('closed', 'AbortError');
  };
  const guarded = (shelf: Shelves['recoverables']): Shelves['recoverables'] => ({
    ...shelf,
    put: async (item) => {
      if (!browser.hasRoom) throw new DOMException('full', 'QuotaExceededError');
      return shelf.put(item);
    },
  });
  return {
    ...cupboard,
    transact: (work) =>
      cupboard.transact(async (shelves) => {
        alive();
        const result = await work({ ...shelves, recoverables: guarded(shelves.recoverables) });
        alive();
        return result;
      }),
  };
}
