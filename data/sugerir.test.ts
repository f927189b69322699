import fc from 'fast-check';
import { expect, test } from 'vitest';
import { indiceDeNombres } from '../domain/indice-de-nombres.ts';
import { searchAves } from '../domain/search-aves.ts';
import { foldText } from '../domain/slug.ts';
import { sugerir } from '../domain/sugerir.ts';
import { loadAves } from './load-aves.ts';

const aves = loadAves();
const indice = indiceDeNombres(aves);
const names = (text: string) => sugerir(indice, text).map(({ ave }) => ave.nombre);

const folded = aves.map(({ nombre, cientifico }) => ({ nombre, names: [nombre, cientifico].map(foldText) }));

/** Letters of a name from which one slip in it still finds it. */
const MIN_LETTERS = 5;

const letter = fc.constantFrom(...'abcdefghijklmnñopqrstuvwxyzáéíóúü');

/** A name with one slip at `at`: a letter missing, too many, wrong, or swapped with the next. */
function slipped(name: string, at: number, how: number, extra: string): string {
  const [before, here, after] = [name.slice(0, at), name.slice(at, at + 1), name.slice(at + 1)];
  if (how === 0) return before + after;
  if (how === 1) return before + extra + here + after;
  if (how === 2) return before + extra + after;
  return before + after.slice(0, 1) + here + after.slice(1);
}

/** Whether a slip made the beginning of another species' name: «Pico pica», of Pica pica and of the pico picapinos. */
function beginsAnother(nombre: string, text: string): boolean {
  const wanted = foldText(text);
  return folded.some((each) => each.nombre !== nombre && each.names.some((name) => name.startsWith(wanted)));
}

test('each species comes first for its own name, and among the first for its binomial and its older spellings', () => {
  for (const { nombre, cientifico, alias = [] } of aves) {
    expect(names(nombre)[0]).toBe(nombre);
    expect(names(foldText(nombre).toUpperCase())[0]).toBe(nombre);
    expect(names(cientifico)).toContain(nombre);
    for (const each of alias) expect(names(each)).toContain(nombre);
  }
});

test('one slip anywhere in a name still finds its species', () => {
  const long = aves.filter(({ nombre }) => nombre.length >= MIN_LETTERS);
  expect(long.length).toBeGreaterThan(aves.length - 10);
  fc.assert(
    fc.property(
      fc.constantFrom(...long),
      fc.nat(),
      fc.nat(3),
      letter,
      fc.boolean(),
      ({ nombre, cientifico }, seed, how, extra, scientific) => {
        const name = scientific ? cientifico : nombre;
        const text = slipped(name, seed % name.length, how, extra);
        fc.pre(!beginsAnother(nombre, text));
        expect(names(text)).toContain(nombre);
      },
    ),
    { numRuns: 1000 },
  );
});

test('the part that is told is what was typed, for each word of each name', () => {
  for (const { nombre, cientifico } of aves) {
    for (const word of `${nombre} ${cientifico}`.split(' ')) {
      for (const { ave, coincide } of sugerir(indice, word)) {
        if (!coincide) continue;
        const part = ave[coincide.campo].slice(coincide.desde, coincide.hasta);
        expect(foldText(part)).toBe(foldText(word));
      }
    }
  }
});

test('suggestions and search agree on what a common name holds', () => {
  for (const text of ['a', 'real', 'común', 'z', 'ñ', ' del ', 'ó']) {
    const searched = searchAves(aves, text).map(({ nombre }) => nombre);
    const suggested = sugerir(indice, text, aves.length).map(({ ave }) => ave.nombre);
    expect(suggested.slice(0, searched.length).toSorted()).toEqual(searched.toSorted());
  }
});
