import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Browser } from '../../../tests/simulated-browser.ts';
import { saveSighting } from './changes.ts';
import type { Cupboard } from './cupboard.ts';
import { openMemory } from './memory.ts';
import { createNotebook } from './notebook.ts';

// A store that takes what is written and does not give it back: browsers fail to read single records.

const CUCO = { nombre: 'Cuco' };

/** A notebook in such a store, and what makes it legible or not. */
function withUnreliableStore() {
  const memory = openMemory();
  let isLegible = true;
  const read = <Result>(result: Result): Result => {
    if (!isLegible) throw new DOMException('Failed to read large IndexedDB value', 'UnknownError');
    return result;
  };
  const cupboard: Cupboard = {
    ...memory,
    transact: (work) =>
      memory.transact(({ sightings, ...others }) =>
        work({
          ...others,
          sightings: {
            ...sightings,
            get: async (id) => read(await sightings.get(id)),
            pages: () => read(sightings.pages()),
          },
        }),
      ),
  };
  const browser = new Browser();
  const notebook = createNotebook({
    seenList: browser.open().list,
    open: async () => cupboard,
    now: () => browser.now,
    newId: browser.newId,
    openedAt: browser.now,
    tell: () => {},
  });
  const setLegible = (value: boolean) => {
    isLegible = value;
  };
  return { notebook, setLegible, shown: () => notebook.getContents().sightings?.size };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => vi.restoreAllMocks());

test('what was written is not told as refused because it cannot be read, and shows once it can', async () => {
  const { notebook, setLegible, shown } = withUnreliableStore();
  await notebook.load();
  setLegible(false);
  await saveSighting(notebook, CUCO, { ...CUCO, fecha: '2026-05-01' });
  expect(notebook.getContents().refused).toBe(false);
  setLegible(true);
  await saveSighting(notebook, CUCO, { ...CUCO, fecha: '2026-05-02' });
  expect(shown()).toBe(2);
  setLegible(false);
  await saveSighting(notebook, CUCO, { ...CUCO, fecha: '2026-05-03' });
  setLegible(true);
  await notebook.load();
  expect(shown()).toBe(3);
});

test('a notebook that cannot be read is not taken for an empty one, and is read by who asks again', async () => {
  const { notebook, setLegible, shown } = withUnreliableStore();
  await saveSighting(notebook, CUCO, { ...CUCO, fecha: '2026-05-01' });
  setLegible(false);
  await expect(notebook.load()).rejects.toThrow();
  setLegible(true);
  await notebook.load();
  expect(shown()).toBe(1);
});
