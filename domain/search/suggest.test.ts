import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { foldText } from '../addresses/slug.ts';
import { withNames } from './names.ts';
import { searchAves } from './search-aves.ts';
import { suggest } from './suggest.ts';

const aves = [
  { nombre: 'Águila real', cientifico: 'Aquila chrysaetos' },
  { nombre: 'Búho real', cientifico: 'Bubo bubo' },
  { nombre: 'Cigüeña blanca', cientifico: 'Ciconia ciconia' },
  { nombre: 'Cuco', cientifico: 'Cuculus canorus' },
  { nombre: 'Gorrión moruno', cientifico: 'Passer hispaniolensis', alias: ['Gorrion de Berbería', 'Moro'] },
  { nombre: 'Pito real ibérico', cientifico: 'Picus sharpei' },
  { nombre: 'Realejo', cientifico: 'Serinus realis' },
  { nombre: 'Pito', cientifico: 'Picus viridis' },
];
const list = withNames(aves);
const names = (text: string, limit?: number) => suggest(list, text, limit).map(({ ave }) => ave.nombre);
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'aeiroópt -\n\t\0A') }),
);

test('the name itself comes first, then names that start with the text, then words, then the rest', () => {
  expect(names('pito')).toEqual(['Pito', 'Pito real ibérico']);
  expect(names('real')).toEqual(['Realejo', 'Águila real', 'Búho real', 'Pito real ibérico']);
  expect(names('eal', 2)).toEqual(['Águila real', 'Búho real']);
});

test('a binomial is enough, by either of its words, and comes after common names', () => {
  expect(names('picus')).toEqual(['Pito real ibérico', 'Pito']);
  expect(names('chrysa')).toEqual(['Águila real']);
  expect(names('c')).toEqual(['Cigüeña blanca', 'Cuco', 'Pito real ibérico', 'Águila real', 'Pito']);
});

test('an older spelling leads to the species, and names side by side are not read as one', () => {
  expect(names('berber')).toEqual(['Gorrión moruno']);
  expect(names('moro')).toEqual(['Gorrión moruno']);
  for (const text of ['Berbería Moro', 'realBúho', 'Cuco Gorrión']) expect(names(text), text).toEqual([]);
});

test('one slip is forgiven from four letters on, after all that has none, and only where no word starts with the text', () => {
  expect(names('agiula')).toEqual(['Águila real']);
  expect(names('sigue')).toEqual(['Cigüeña blanca']);
  expect(names('piot')).toEqual(['Pito real ibérico', 'Pito']);
  expect(names('pio')).toEqual([]);
  expect(names('pasesr')).toEqual(['Gorrión moruno']);
  expect(names('pitu')).toEqual(['Pito real ibérico', 'Pito']);
  expect(names('cuco')).toEqual(['Cuco']);
});

test.each(['', '   ', '\n', 'dodo', 'zzzzzz', '<b>cuco</b>', '.*', '\\'])('«%s» suggests nothing', (text) => {
  expect(names(text)).toEqual([]);
  expect(suggest([], text)).toEqual([]);
});

test('the part that was typed is told, at the start of a word where there is one', () => {
  const parts = (text: string) =>
    suggest(list, text).map(({ match }) => match?.name.slice(match.from, match.to));
  expect(parts('AGUI')).toEqual(['Águi']);
  expect(parts('real ib')).toEqual(['real ib']);
  expect(parts('sharp')).toEqual(['sharp']);
  expect(parts('agiula')).toEqual([undefined]);
  expect(suggest(withNames([{ nombre: 'Oca roca', cientifico: 'Ficta' }]), 'oc')[0]?.match?.from).toBe(0);
  expect(suggest(withNames([{ nombre: 'Roca oca', cientifico: 'Ficta' }]), 'oc')[0]?.match?.from).toBe(5);
  // Never where folding moves the letters.
  const ave = { nombre: 'I\u0307bis\u0301 x', cientifico: 'Ibis' };
  expect(suggest(withNames([ave]), 'x')).toEqual([{ ave }]);
});

test.prop([anyText, fc.integer({ min: 1, max: 9 })])(
  'whatever is typed, at most the limit is suggested, each once and the same each time',
  (text, limit) => {
    const found = names(text, limit);
    expect(found.length).toBeLessThanOrEqual(limit);
    expect(new Set(found).size).toBe(found.length);
    expect(names(text, limit)).toEqual(found);
  },
);

test.prop([anyText])('what a search finds is suggested, before all else', (text) => {
  fc.pre(foldText(text) !== '');
  const searched = searchAves(aves, text).map(({ nombre }) => nombre);
  const found = names(text, aves.length);
  expect(found.slice(0, searched.length).toSorted()).toEqual(searched.toSorted());
});
