import { expect, test, vi } from 'vitest';
import { loadAves } from '../data/load-aves.ts';
import { resumenOf } from '../domain/ave.ts';
import { startsWithOneSlip } from '../domain/desliz.ts';
import { indiceDeNombres } from '../domain/indice-de-nombres.ts';
import { sugerir } from '../domain/sugerir.ts';
import { ESPECIES_DEL_MUNDO, mundo } from './mundo.ts';

vi.mock('../domain/desliz.ts', { spy: true });

const aves = mundo(loadAves().map(resumenOf));
const indice = indiceDeNombres(aves);

test('the made-up world has its size, each species its own name, and is the same each time', () => {
  expect(aves).toHaveLength(ESPECIES_DEL_MUNDO);
  expect(new Set(aves.map(({ nombre }) => nombre)).size).toBe(ESPECIES_DEL_MUNDO);
  expect(mundo(loadAves().map(resumenOf))).toEqual(aves);
});

test('each of 11,000 names is found by itself', () => {
  for (let at = 0; at < aves.length; at += 97) {
    expect(sugerir(indice, aves[at]?.nombre ?? '')[0]?.ave).toBe(aves[at]);
  }
});

test.each(['zzzzz', 'paserifor', 'gauila real', 'xqwk', 'x'.repeat(5000)])(
  'among 11,000 names, «%.12s» is compared with less than half of the places where one may begin to type',
  (text) => {
    vi.mocked(startsWithOneSlip).mockClear();
    sugerir(indice, text);
    expect(indice.comienzos.aves.length).toBeGreaterThan(4 * aves.length);
    const { length } = vi.mocked(startsWithOneSlip).mock.calls;
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThan(indice.comienzos.aves.length / 2);
  },
);

test('among 11,000 names, a text that eight of them hold is compared with no other', () => {
  vi.mocked(startsWithOneSlip).mockClear();
  for (const text of ['a', 'ag', 'agu', 'aguil', 'aguila']) expect(sugerir(indice, text)).toHaveLength(8);
  expect(startsWithOneSlip).not.toHaveBeenCalled();
});
