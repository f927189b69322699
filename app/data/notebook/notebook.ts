import { isOver } from '../../../domain/notebook/recoverable.ts';
import { withoutTaken } from '../../../domain/walk/tap.ts';
import type { SeenList } from '../seen-list/seen-list.ts';
import { createContents, type Told, type Touched } from './contents.ts';
import type { Cupboard } from './cupboard.ts';
import { adoptList, transact, trustStorage, type Work } from './transact.ts';

type Surroundings = {
  seenList: SeenList;
  open: () => Promise<Cupboard>;
  now: () => number;
  newId: () => string;
  /** When this tab was opened, ms since 1970. */
  openedAt: number;
  /** Tells the other tabs what was touched. */
  tell: (told: Told) => void;
};

export type Notebook = ReturnType<typeof createNotebook>;

/** Whether the visitor has cancelled the work. */
const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The notebook as a tab has it: what it holds, and how it is written. */
export function createNotebook({ seenList, open, now, newId, openedAt, tell }: Surroundings) {
  const contents = createContents();
  let cupboard: Promise<Cupboard> | undefined;
  let isShown = false;
  let loading: Promise<void> | undefined;

  function opened(): Promise<Cupboard> {
    cupboard ??= open();
    return cupboard;
  }

  /** Shows what was touched, and gives whether it could be read. */
  async function show(touched: Touched): Promise<boolean> {
    try {
      if (isShown) await contents.read(await opened(), touched);
      return true;
    } catch (error) {
      console.error('The notebook cannot be read:', error);
      return false;
    }
  }

  function refuse(error: unknown): never {
    if (!isCancelled(error)) {
      console.error('The notebook cannot be written:', error);
      contents.set({ refused: true });
    }
    throw error;
  }

  /** Writes, and where there is no room, once more without setting anything aside. What was written stands, though it may not show. */
  async function write<Result>(work: Work<Result>): Promise<Result> {
    const held = await opened();
    const attempt = (isLean: boolean) => transact(held, { seenList, now, openedAt, isLean }, work);
    const { result, touched, taps } = await attempt(false)
      .catch((error) => {
        if (isCancelled(error)) throw error;
        return attempt(true);
      })
      .catch(refuse);
    if (contents.get().refused) contents.set({ refused: false });
    tell(held.isDurable ? touched : { ids: [], isAlone: true });
    const isShowing = await show(touched);
    // Only once the page has them from the notebook: in between, the next tap would count from too few.
    if (isShowing && held.isDurable && taps.size > 0) seenList.taps.change((all) => withoutTaken(all, taps));
    return result;
  }

  /** Confirms what was pressed and takes in what stands beside the list. */
  const settle = () => write(async () => ({ result: undefined, touched: { ids: [] } }));

  return {
    seenList,
    newId,
    now,
    getContents: contents.get,
    subscribe: contents.subscribe,
    write,
    settle,
    /**
     * Reads the notebook, to be shown from now on.
     * @throws {Error} when it cannot be read; who asks again has it read again
     */
    async load(): Promise<void> {
      isShown = true;
      loading ??= write(async ({ recoverables }) => {
        for (const each of await recoverables.getAll())
          if (isOver(each, now())) await recoverables.delete(each.id);
        return { result: undefined, touched: { ids: null, recoverables: true } };
      }).catch(() => {});
      await loading;
      if (contents.isWhole() || (await show({ ids: null }))) return;
      throw new Error('The notebook cannot be read');
    },
    /** Another tab has written: takes the list over, and what is shown. */
    async hear({ isAlone, ...touched }: Told): Promise<void> {
      const held = await opened();
      if (isAlone) await trustStorage(held, seenList);
      else await adoptList(held, { seenList, now, openedAt, isLean: false });
      await show(touched);
    },
  };
}
