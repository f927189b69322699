import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addAvistada,
  isAvistada,
  nombresAvistados,
  parseAvistadas,
  progresoOf,
  removeAvistada,
  restoreAvistadas,
} from './avistadas.ts';

const moruno = { nombre: 'Gorrión moruno', alias: ['Gorrion moruno'] };
const abubilla = { nombre: 'Abubilla' };
const aves = [abubilla, moruno];

const anyEntradas = fc.array(
  fc.oneof(fc.jsonValue(), fc.constantFrom('Abubilla', 'Gorrión moruno', 'Gorrion moruno')),
);

test('nothing stored is an empty list', () => {
  expect(parseAvistadas(null)).toEqual([]);
});

test('a text that is no list is refused, never half read', () => {
  for (const text of ['', '{', '{}', 'null', '3', '"Abubilla"', 'true', 'undefined']) {
    expect(() => parseAvistadas(text)).toThrow();
  }
});

test('any list that was written is read as it was', () => {
  fc.assert(
    fc.property(anyEntradas, (entradas) => {
      const text = JSON.stringify(entradas);
      expect(JSON.stringify(parseAvistadas(text))).toBe(text);
    }),
  );
});

test('any text is read as a list or refused with an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      try {
        expect(Array.isArray(parseAvistadas(text))).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }),
  );
});

test('a mark is there once made, and gone once taken back, whatever else is stored', () => {
  fc.assert(
    fc.property(anyEntradas, fc.constantFrom(...aves), (entradas, ave) => {
      const marked = addAvistada(entradas, ave);
      expect(isAvistada(marked, ave)).toBe(true);
      expect(isAvistada(removeAvistada(marked, ave), ave)).toBe(false);
    }),
  );
});

test('marking one species never loses another entry', () => {
  fc.assert(
    fc.property(anyEntradas, (entradas) => {
      expect(addAvistada(entradas, abubilla).slice(0, entradas.length)).toEqual(entradas);
      const others = entradas.filter((entrada) => entrada !== 'Abubilla');
      expect(removeAvistada(entradas, abubilla)).toEqual(others);
    }),
  );
});

test('an older spelling counts as the species, once, and goes with it', () => {
  const entradas = ['Gorrion moruno', 'Gorrión moruno'];
  expect([...nombresAvistados(entradas, aves)]).toEqual(['Gorrión moruno']);
  expect(addAvistada(['Gorrion moruno'], moruno)).toEqual(['Gorrion moruno']);
  expect(removeAvistada(entradas, moruno)).toEqual([]);
});

test('a name stored in NFD counts as the species', () => {
  expect(isAvistada(['Gorrión moruno'.normalize('NFD')], moruno)).toBe(true);
});

test('entries that are no known name are not counted', () => {
  expect(nombresAvistados(['Pterodáctilo', 7, null, { nombre: 'Abubilla' }, 'Abubilla'], aves).size).toBe(1);
});

test('undoing brings back all that was emptied and keeps what was marked since', () => {
  fc.assert(
    fc.property(anyEntradas, anyEntradas, (emptied, since) => {
      const restored = restoreAvistadas(since, emptied).map((entrada) => JSON.stringify(entrada));
      for (const entrada of [...emptied, ...since]) expect(restored).toContain(JSON.stringify(entrada));
    }),
  );
});

test('the progress reads as the specification says', () => {
  expect(progresoOf(0)).toEqual({ text: '0 de 203 avistamientos', percentage: '0,00\u00a0%' });
  expect(progresoOf(1)).toEqual({ text: '1 de 203 avistamientos', percentage: '0,49\u00a0%' });
  expect(progresoOf(203).percentage).toBe('100,00\u00a0%');
});
