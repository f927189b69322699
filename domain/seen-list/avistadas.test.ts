import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import {
  addAvistada,
  isAvistada,
  parseAvistadas,
  progressOf,
  removeAvistada,
  restoreAvistadas,
  seenNames,
  withoutEntries,
} from './avistadas.ts';

const moruno = { nombre: 'Gorrión moruno', alias: ['Gorrion moruno'] };
const abubilla = { nombre: 'Abubilla' };
const aves = [abubilla, moruno];

const anyEntries = fc.array(
  fc.oneof(fc.jsonValue(), fc.constantFrom('Abubilla', 'Gorrión moruno', 'Gorrion moruno')),
);

test('nothing stored is an empty list; a text that is no list is refused, never half read', () => {
  expect(parseAvistadas(null)).toEqual([]);
  for (const text of ['', '{', '{}', 'null', '3', '"Abubilla"', 'true', 'undefined']) {
    expect(() => parseAvistadas(text)).toThrow();
  }
});

test.prop([anyEntries])('any list that was written is read as it was', (entries) => {
  const text = JSON.stringify(entries);
  expect(JSON.stringify(parseAvistadas(text))).toBe(text);
});

test.prop([anyEntries, fc.constantFrom(...aves)])(
  'a mark is there once made, and gone once taken back, whatever else is stored',
  (entries, ave) => {
    const marked = addAvistada(entries, ave);
    expect(isAvistada(marked, ave)).toBe(true);
    expect(isAvistada(removeAvistada(marked, ave), ave)).toBe(false);
  },
);

test.prop([anyEntries])('marking one species never loses another entry', (entries) => {
  expect(addAvistada(entries, abubilla).slice(0, entries.length)).toEqual(entries);
  const others = entries.filter((entry) => entry !== 'Abubilla');
  expect(removeAvistada(entries, abubilla)).toEqual(others);
});

test('an older spelling, or one in NFD, counts as the species, once, and goes with it; what is no known name does not', () => {
  const entries = ['Gorrion moruno', 'Gorrión moruno'];
  expect([...seenNames(entries, aves)]).toEqual(['Gorrión moruno']);
  expect(addAvistada(['Gorrion moruno'], moruno)).toEqual(['Gorrion moruno']);
  expect(removeAvistada(entries, moruno)).toEqual([]);
  expect(isAvistada(['Gorrión moruno'.normalize('NFD')], moruno)).toBe(true);
  expect(seenNames(['Pterodáctilo', 7, null, { nombre: 'Abubilla' }, 'Abubilla'], aves).size).toBe(1);
});

test.prop([anyEntries, anyEntries])(
  'undoing brings back all that was emptied and keeps what was marked since',
  (emptied, since) => {
    const restored = restoreAvistadas(since, emptied).map((entry) => JSON.stringify(entry));
    for (const entry of [...emptied, ...since]) expect(restored).toContain(JSON.stringify(entry));
  },
);

test('emptying takes what was there and leaves what came since', () => {
  fc.assert(
    fc.property(anyEntries, (emptied) => {
      const later = withoutEntries([...emptied, 'Dodo'], emptied);
      expect(later).toEqual(emptied.includes('Dodo') ? [] : ['Dodo']);
    }),
  );
});

test('the progress reads as the specification says', () => {
  expect(progressOf(0)).toEqual({ text: '0 de 203 avistamientos', percentage: '0,00\u00a0%' });
  expect(progressOf(1)).toEqual({ text: '1 de 203 avistamientos', percentage: '0,49\u00a0%' });
  expect(progressOf(203).percentage).toBe('100,00\u00a0%');
});
