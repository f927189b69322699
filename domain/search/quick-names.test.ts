import { expect, test } from 'vitest';
import { withNames } from './names.ts';
import { quickNames } from './quick-names.ts';

const aves = [
  { nombre: 'Gorrión común', cientifico: 'Passer domesticus' },
  { nombre: 'Gorrión molinero', cientifico: 'Passer montanus' },
  { nombre: 'Gorrión moruno', cientifico: 'Passer hispaniolensis', alias: ['Gorrion moruno'] },
  { nombre: 'Mirlo común', cientifico: 'Turdus merula' },
  { nombre: 'Mito común', cientifico: 'Aegithalos caudatus' },
  { nombre: 'Cuco', cientifico: 'Cuculus canorus' },
];
const list = withNames(aves);
const found = (text: string) => quickNames(list, text, 6).map(({ nombre }) => nombre);

test('bits of words in their order mean the name that has them', () => {
  expect(found('gor com')).toEqual(['Gorrión común']);
  expect(found('GORR MOL')[0]).toBe('Gorrión molinero');
  expect(found('mi com')).toEqual(['Mirlo común', 'Mito común']);
  expect(found('com gor')).toEqual([]);
});

test('two letters of each of two words mean the name too', () => {
  expect(found('goco')).toContain('Gorrión común');
  expect(found('mico')).toEqual(expect.arrayContaining(['Mirlo común', 'Mito común']));
});

test('whatever the search box suggests is found as there', () => {
  expect(found('merula')).toEqual(['Mirlo común']);
  expect(found('cuco')[0]).toBe('Cuco');
  expect(found('')).toEqual([]);
});
