import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Frecuencia } from '../species/frecuencia.ts';
import { withNames } from './names.ts';
import { searchAves } from './search-aves.ts';
import { meantBy, suggest } from './suggest.ts';

const ave = (nombre: string, cientifico: string, frecuencia: Frecuencia = 'común', alias: string[] = []) => ({
  nombre,
  cientifico,
  frecuencia,
  alias,
});

const aves = [
  ave('Águila real', 'Aquila chrysaetos', 'escasa'),
  ave('Búho real', 'Bubo bubo', 'escasa'),
  ave('Cigüeña blanca', 'Ciconia ciconia', 'muy común'),
  ave('Corneja negra', 'Corvus corone'),
  ave('Cotorra argentina', 'Myiopsitta monachus', 'muy común'),
  ave('Cotorra de Kramer', 'Psittacula krameri', 'común'),
  ave('Cuco', 'Cuculus canorus'),
  ave('Gorrión moruno', 'Passer hispaniolensis', 'escasa', ['Gorrion de Berbería', 'Moro']),
  ave('Grajilla occidental', 'Corvus monedula', 'muy común'),
  ave('Milano negro', 'Milvus migrans'),
  ave('Pato colorado', 'Netta rufina', 'escasa'),
  ave('Ánade azulón', 'Anas platyrhynchos', 'muy común'),
  ave('Pito real ibérico', 'Picus sharpei', 'muy común'),
  ave('Realejo', 'Serinus realis', 'rara'),
  ave('Pito', 'Picus viridis', 'rara'),
];

const OTHERS: Record<string, { populares?: string[]; anteriores?: string[]; binomios?: string[] }> = {
  'Ánade azulón': { populares: ['pato'] },
  'Corneja negra': { populares: ['grajo'] },
  'Cotorra argentina': { populares: ['loro', 'lorito'] },
  'Cotorra de Kramer': { populares: ['loro'] },
  Cuco: { anteriores: ['cuco común'] },
  'Grajilla occidental': { populares: ['grajo'], binomios: ['Coloeus monedula'] },
};
const ENGLISH: Record<string, string> = {
  'Cigüeña blanca': 'White Stork',
  'Milano negro': 'Black Kite',
  'Pito real ibérico': 'Iberian Green Woodpecker',
};
const list = withNames(
  aves,
  aves.map(({ nombre }) => ({ ingles: ENGLISH[nombre] ?? 'Xx', ...OTHERS[nombre] })),
);
const names = (text: string, limit?: number) => suggest(list, text, limit).map(({ ave }) => ave.nombre);
const meant = (text: string) => meantBy(list, text).map(({ ave }) => ave.nombre);
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'aeiroópt -\n\t\0A') }),
);

test('a name comes first for itself, then names that start with the text, words, the rest; of each, the easiest to meet', () => {
  expect(names('pito')).toEqual(['Pito', 'Pito real ibérico']);
  expect(names('real')).toEqual(['Realejo', 'Pito real ibérico', 'Águila real', 'Búho real']);
  expect(names('eal', 2)).toEqual(['Pito real ibérico', 'Águila real']);
});

test('a popular, former or English name is enough, or an older binomial, and it is told which', () => {
  const why = (text: string) => suggest(list, text).map(({ ave, name }) => `${ave.nombre} · ${name.written}`);
  expect(why('loro')).toEqual(['Cotorra argentina · loro', 'Cotorra de Kramer · loro']);
  expect(why('cuco comun')).toEqual(['Cuco · cuco común']);
  expect(why('stork')).toEqual(['Cigüeña blanca · White Stork']);
  expect(why('coloeus')).toEqual(['Grajilla occidental · Coloeus monedula']);
  expect(why('moro')).toEqual(['Gorrión moruno · Moro']);
  expect(why('milano')).toEqual(['Milano negro · Milano negro']);
});

test('Spanish answers before Latin and English, where they say no more than it', () => {
  expect(names('bla')).toEqual(['Cigüeña blanca', 'Milano negro']);
  expect(names('corv')).toEqual(['Grajilla occidental', 'Corneja negra']);
  expect(names('picus viridis')).toEqual(['Pito']);
});

test('the inside of a word counts in Spanish alone: no loro is a Chloropus', () => {
  expect(names('lorad')).toEqual(['Pato colorado']);
  expect(names('yrhyn')).toEqual([]);
});

test('the word for a group leads to all of it, those that bear it first', () => {
  expect(names('pato')).toEqual(['Ánade azulón', 'Pato colorado']);
  expect(names('búho')).toEqual(['Búho real']);
  expect(names('águila')).toEqual(['Águila real']);
  expect(suggest(list, 'pato').map(({ whole }) => whole)).toEqual([true, false]);
});

test('accents, capitals, hyphens and spaces at the ends do not matter', () => {
  expect(names('  CIGUENA-bl ')).toEqual(['Cigüeña blanca']);
  expect(names('BUHO')).toEqual(['Búho real']);
});

test('two names of a species, or of neighbours, are not read as one', () => {
  expect(names('Berbería Moro')).toEqual([]);
  expect(names('blanca corneja')).toEqual([]);
});

test('a slip is forgiven from four letters on, a second one from eight, the least slips alone', () => {
  expect(names('agiula')).toEqual(['Águila real']);
  expect(names('zigue')).toEqual(['Cigüeña blanca']);
  expect(names('piot')).toEqual(['Pito real ibérico', 'Pito']);
  expect(names('pio')).toEqual([]);
  expect(names('pasesr')).toEqual(['Gorrión moruno']);
  expect(names('agila rral')).toEqual(['Águila real']);
  expect(names('vuo')).toEqual([]);
  expect(names('vuho')).toEqual([]);
  expect(names('vuho r')).toEqual(['Búho real']);
  expect(names('milamo negto')).toEqual(['Milano negro']);
});

test('a text that some word starts with is no slip', () => {
  expect(names('pito')).toEqual(['Pito', 'Pito real ibérico']);
  expect(names('cuco')).toEqual(['Cuco']);
});

test('what is finished names those that bear the name, all of them; else what it may be a slip of', () => {
  expect(meant('grajo')).toEqual(['Grajilla occidental', 'Corneja negra']);
  expect(meant('Corvus corone')).toEqual(['Corneja negra']);
  expect(meant('miliano')).toEqual(['Milano negro']);
  expect(meant('milvus')).toEqual(['Milano negro']);
  expect(meantBy(list, 'loros').map(({ whole }) => whole)).toEqual([false, false]);
  expect(meantBy(list, 'LORO').map(({ whole }) => whole)).toEqual([true, true]);
});

test('what is finished is no beginning with a slip: «corm» may go on, and is no name', () => {
  expect(names('corm')).toContain('Corneja negra');
  expect(meant('corm')).toEqual([]);
  expect(meant('mirano')).toEqual(['Milano negro']);
});

test('at most five are guessed', () => {
  const many = withNames(
    Array.from({ length: 7 }, (_, i) => ave(`Mirlo ${i}`, 'Turdus merula')),
    Array.from({ length: 7 }, () => ({ ingles: 'Xx' })),
  );
  expect(meantBy(many, 'mirol')).toHaveLength(5);
});

test.each(['', '   ', '\n', 'zzzzzz', '<b>cuco</b>', '.*', '\\', '(', 'hhhhhh', '\u202eocuc', '🦜🦜🦜🦜'])(
  '«%s» suggests nothing, and means nothing',
  (text) => {
    expect(names(text)).toEqual([]);
    expect(meant(text)).toEqual([]);
  },
);

test('an empty list suggests nothing, and names must be those of the list', () => {
  expect(suggest(withNames([], []), 'pito')).toEqual([]);
  expect(() => withNames(aves, [])).toThrow('15 species have 0 records of names');
});

test('the part that was typed is told, at the start of a word where there is one', () => {
  const parts = (text: string) =>
    suggest(list, text).map(({ name, match }) => match && name.written.slice(match.from, match.to));
  expect(parts('AGUI')).toEqual(['Águi']);
  expect(parts('real ib')).toEqual(['real ib']);
  expect(parts('sharp')).toEqual(['sharp']);
  expect(parts('kite')).toEqual(['Kite']);
  expect(parts('agiula')).toEqual([undefined]);
  const from = (nombre: string) =>
    suggest(withNames([ave(nombre, 'Ficta')], [{ ingles: 'Xx' }]), 'oc')[0]?.match?.from;
  expect(from('Oca roca')).toBe(0);
  expect(from('Roca oca')).toBe(5);
});

test('a part is not told where folding moves the letters', () => {
  const ibis = withNames([ave('I\u0307bis\u0301 x', 'Ibis')], [{ ingles: 'Yy' }]);
  expect(suggest(ibis, 'x')[0]).not.toHaveProperty('match');
});

test('whatever is typed, at most the limit is suggested, each once and the same each time', () => {
  fc.assert(
    fc.property(anyText, fc.integer({ min: 1, max: 9 }), (text, limit) => {
      const found = names(text, limit);
      expect(found.length).toBeLessThanOrEqual(limit);
      expect(new Set(found).size).toBe(found.length);
      expect(names(text, limit)).toEqual(found);
    }),
  );
});

test('what a search finds is suggested too, whole names first', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      fc.pre(text.trim() !== '');
      const searched = searchAves(aves, text).map(({ nombre }) => nombre);
      expect(names(text, aves.length)).toEqual(expect.arrayContaining(searched));
    }),
  );
});
