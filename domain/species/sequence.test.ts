import { expect, it } from 'vitest';
import { FAMILIES_OF_ORDEN, ordenOfFamilia } from './orden.ts';
import { compareTaxonomically, FAMILY_SEQUENCE } from './sequence.ts';

it('gives each family of the guide one place', () => {
  expect([...FAMILY_SEQUENCE].sort()).toEqual(Object.values(FAMILIES_OF_ORDEN).flat().sort());
});

it('keeps the families of an order together', () => {
  const ordenes = FAMILY_SEQUENCE.map(ordenOfFamilia);
  const runs = ordenes.filter((orden, i) => orden !== ordenes[i - 1]);
  expect(runs).toEqual([...new Set(ordenes)]);
});

it('puts ducks before songbirds, and of one family the species of a genus together', () => {
  const aves = [
    { cientifico: 'Passer domesticus', familia: 'Passeridae' },
    { cientifico: 'Mareca strepera', familia: 'Anatidae' },
    { cientifico: 'Anas platyrhynchos', familia: 'Anatidae' },
    { cientifico: 'Mareca penelope', familia: 'Anatidae' },
    { cientifico: 'Anas crecca', familia: 'Anatidae' },
  ] as const;
  expect(aves.toSorted(compareTaxonomically).map(({ cientifico }) => cientifico)).toEqual([
    'Anas crecca',
    'Anas platyrhynchos',
    'Mareca penelope',
    'Mareca strepera',
    'Passer domesticus',
  ]);
});
