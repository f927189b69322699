import { expect, test } from 'vitest';
import { Browser } from '../../../tests/simulated-browser.ts';
import { addBatch, deleteSightings, saveSighting, takeBack } from './changes.ts';

// Presses in one breath: the second comes before the first is done.

const CUCO = { nombre: 'Cuco' };

async function withSightings(count: number) {
  const tab = new Browser().open();
  await tab.notebook.load();
  const ids: string[] = [];
  for (let i = 0; i < count; i++) {
    const { id } = await saveSighting(tab.notebook, CUCO, { nombre: 'Cuco', fecha: `202${i}` });
    ids.push(id);
  }
  const shown = () => [...(tab.notebook.getContents().sightings?.keys() ?? [])].sort();
  return { notebook: tab.notebook, ids, shown };
}

test('a sighting that is deleted twice comes back by the first deletion; the second found nothing to keep', async () => {
  const { notebook, ids, shown } = await withSightings(2);
  const [first, second] = await Promise.all([
    deleteSightings(notebook, ids.slice(0, 1)),
    deleteSightings(notebook, ids.slice(0, 1)),
  ]);
  expect(second).toBeNull();
  expect(notebook.getContents().recoverables).toHaveLength(1);
  await takeBack(notebook, first ?? '');
  expect(shown()).toEqual(ids.toSorted());
});

test('two sightings that are deleted at once both go from the page', async () => {
  const { notebook, ids, shown } = await withSightings(3);
  await Promise.all([deleteSightings(notebook, ids.slice(0, 1)), deleteSightings(notebook, ids.slice(1, 2))]);
  expect(shown()).toEqual(ids.slice(2));
});

test('what is taken back twice stands on the page, and can be taken back no more', async () => {
  const { notebook, ids, shown } = await withSightings(2);
  const went = await deleteSightings(notebook, ids.slice(0, 1));
  await Promise.all([takeBack(notebook, went ?? ''), takeBack(notebook, went ?? '')]);
  expect(shown()).toEqual(ids.toSorted());
  expect(notebook.getContents().recoverables).toEqual([]);
});

test('what a file added and is taken out twice is gone from the page', async () => {
  const { notebook, ids, shown } = await withSightings(1);
  const { recoverable } = await addBatch(notebook, {
    sightings: [{ nombre: 'Cuco', fecha: '2019-05-01' }],
    aves: [CUCO],
    others: [],
  });
  await Promise.all([takeBack(notebook, recoverable ?? ''), takeBack(notebook, recoverable ?? '')]);
  expect(shown()).toEqual(ids);
  expect(notebook.getContents().recoverables).toEqual([]);
});
