import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { saveSighting } from './changes.ts';

test('what is written while its page is being left is written, though no tab can be told any more', async () => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} });
  const { notebook } = await import('./here.ts');
  await notebook.load();
  window.dispatchEvent(new Event('pagehide'));
  const cuco = { nombre: 'Cuco' };
  await saveSighting(notebook, cuco, { ...cuco, fecha: '2026-05-01' });
  const { sightings, refused } = notebook.getContents();
  expect({ kept: sightings?.size, refused }).toEqual({ kept: 1, refused: false });
});
