import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from '../domain/addresses/slug.ts';
import { withNames } from '../domain/search/names.ts';
import { searchAves } from '../domain/search/search-aves.ts';
import { suggest } from '../domain/search/suggest.ts';
import { loadAves } from './load-aves.ts';

const aves = loadAves();
const list = withNames(aves);
const suggested = (text: string) => suggest(list, text).map(({ ave }) => ave.nombre);
const found = (text: string) => searchAves(aves, text).map(({ nombre }) => nombre);

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
    expect(suggested(nombre)[0]).toBe(nombre);
    expect(suggested(foldText(nombre).toUpperCase())[0]).toBe(nombre);
    expect(suggested(cientifico)).toContain(nombre);
    for (const each of alias) expect(suggested(each)).toContain(nombre);
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
        expect(suggested(text)).toContain(nombre);
      },
    ),
    { numRuns: 1000 },
  );
});

test('the part that is told is what was typed, for each word of each name', () => {
  for (const { nombre, cientifico } of aves) {
    for (const word of `${nombre} ${cientifico}`.split(' ')) {
      for (const { match } of suggest(list, word)) {
        if (match) expect(foldText(match.name.slice(match.from, match.to))).toBe(foldText(word));
      }
    }
  }
});

test.each([
  ['a letter missing', 'mlano', 'Milano negro'],
  ['two letters swapped', 'abubilal', 'Abubilla'],
  ['a letter wrong', 'sigüeña', 'Cigüeña blanca'],
  ['a scientific name', 'upupa ep', 'Abubilla'],
  ['an epithet', 'EPOPS', 'Abubilla'],
  ['no accents', 'aguila re', 'Águila real'],
  ['decomposed accents', 'búho r'.normalize('NFD'), 'Búho real'],
])('%s suggests the species: «%s»', (_, text, expected) => {
  expect(suggested(text)[0]).toBe(expected);
});

test('a text of 5,000 letters finds and suggests nothing', () => {
  for (const letter of 'añ') {
    expect(suggested(letter.repeat(5000))).toEqual([]);
    expect(found(letter.repeat(5000))).toEqual([]);
  }
});

const EAGLES = ['Águila calzada', 'Águila imperial ibérica', 'Águila perdicera', 'Águila real'];

test.each([
  ['without accents', 'aguila', EAGLES],
  ['with accents', 'águila', EAGLES],
  ['with accents that are not there', 'ÀGUÏLÂ', EAGLES],
  ['with decomposed accents', 'águila'.normalize('NFD'), EAGLES],
  ['in capitals', 'ÁGUILA REAL', ['Águila real']],
  ['with a hyphen for the space', 'aguila-real', ['Águila real']],
  ['with a part of a word', 'uila re', ['Águila real']],
  ['without the diaeresis', 'ciguena', ['Cigüeña blanca', 'Cigüeña negra']],
  ['with spaces at its ends', '  búho real ', ['Búho real']],
  ['of a word inside the name', 'del nilo', ['Ganso del Nilo']],
])('a search %s finds the same: «%s»', (_, text, expected) => {
  expect(found(text)).toEqual(expected);
});

test('a single letter finds every name that has it, and no other', () => {
  const withZ = aves.map(({ nombre }) => nombre).filter((nombre) => /z/i.test(nombre));
  expect(withZ.length).toBeGreaterThan(20);
  expect(found('Z')).toEqual(withZ);
});

test.each(['Upupa', 'Strigiformes', 'Residente', 'insectos', 'dodo', '%E0%A4%A'])(
  'a search looks at the common name only: «%s» finds nothing',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);

test.each(['', '  '])('an empty text finds all species, in the order of the lists: «%s»', (text) => {
  expect(found(text)).toEqual(aves.map(({ nombre }) => nombre));
});
