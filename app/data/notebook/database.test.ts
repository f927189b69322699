import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { openDB } from 'idb';
import { expect, test } from 'vitest';
import { idInLot } from '../../../domain/notebook/lot.ts';
import type { Sighting } from '../../../domain/notebook/sighting.ts';
import type { Shelves } from './cupboard.ts';
import { openCupboard } from './database.ts';

const sighting = (id: string, nombre: string): Sighting => ({ id, nombre });

/** What the shelf of a new notebook holds after these deeds. */
async function shelfAfter(deeds: (shelf: Shelves['sightings']) => Promise<unknown>): Promise<Sighting[]> {
  const { transact } = await openCupboard();
  await transact(({ sightings }) => deeds(sightings));
  return transact(({ sightings }) => sightings.getAll());
}

test('a notebook kept by an earlier version of the guide opens with all that it held', async () => {
  globalThis.indexedDB = new IDBFactory();
  const earlier = await openDB('cuaderno', 1, {
    upgrade(database) {
      database.createObjectStore('avistamientos', { keyPath: 'id' }).createIndex('nombre', 'nombre');
      database.createObjectStore('recuperables', { keyPath: 'id' });
      database.createObjectStore('ajustes', { keyPath: 'clave' });
    },
  });
  await earlier.put('avistamientos', sighting('a', 'Cuco'));
  earlier.close();
  expect(await shelfAfter(async () => {})).toEqual([sighting('a', 'Cuco')]);
});

/** Sightings alone and in lots; few ids, so that deeds meet. */
const ids = fc.oneof(
  fc.constantFrom('a', 'b', 'marca:Cuco:2026-05-01'),
  fc.tuple(fc.constantFrom('x', 'y'), fc.nat(3)).map(([lot, i]) => idInLot(lot, i)),
);
const some = fc.array(fc.tuple(ids, fc.constantFrom('Cuco', 'Abubilla', 'Dodo')), { maxLength: 6 });
const deed = fc.oneof(
  fc.record({ put: some }),
  fc.record({ remove: fc.array(ids, { maxLength: 4 }) }),
  fc.record({ clear: fc.constant(true) }),
);

test('whether sightings came alone or together, each is found, changed and deleted by itself', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { maxLength: 12 }), ids, async (deeds, asked) => {
      globalThis.indexedDB = new IDBFactory();
      const model = new Map<string, Sighting>();
      const held = await shelfAfter(async (shelf) => {
        for (const each of deeds) {
          if ('put' in each) {
            const all = each.put.map(([id, nombre]) => sighting(id, nombre));
            for (const one of all) model.set(one.id, one);
            await shelf.putAll(all);
          } else if ('remove' in each) {
            for (const id of each.remove) model.delete(id);
            await shelf.deleteAll(each.remove);
          } else {
            model.clear();
            await shelf.clear();
          }
        }
        expect(await shelf.get(asked)).toEqual(model.get(asked));
        for (const nombre of ['Cuco', 'Abubilla', 'Dodo'])
          expect(await shelf.has(nombre)).toBe([...model.values()].some((each) => each.nombre === nombre));
      });
      const byId = (one: Sighting, other: Sighting) => (one.id < other.id ? -1 : 1);
      expect(held.toSorted(byId)).toEqual([...model.values()].toSorted(byId));
    }),
    { numRuns: 200 },
  );
});
