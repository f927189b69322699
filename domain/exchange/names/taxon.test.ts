import { expect, test } from 'vitest';
import { isOpenName, taxonOf } from './taxon.ts';

for (const [written, binomial] of [
  ['Turdus merula', 'Turdus merula'],
  [' Motacilla alba yarrellii ', 'Motacilla alba'],
  ['Motacilla alba [alba Group]', 'Motacilla alba'],
  ['Motacilla alba alba/dukhunensis', 'Motacilla alba'],
  ['Motacilla flava flava x cinereocapilla', 'Motacilla flava'],
  ['Columba livia (Feral Pigeon)', 'Columba livia'],
  ['Motacilla alba ssp. yarrellii', 'Motacilla alba'],
  ['Turdus merula Linnaeus, 1758', 'Turdus merula'],
  ['Turdus_merula', 'Turdus merula'],
] as const)
  test(`«${written.trim()}» is the species ${binomial}`, () => {
    expect(taxonOf(written)).toEqual({ kind: 'species', binomial });
  });

for (const written of [
  'Larus sp.',
  'Larus',
  'Aves',
  'Accipiter/Buteo sp.',
  'Larus michahellis/fuscus',
  'Anas platyrhynchos x acuta',
  'Anas platyrhynchos × Mareca strepera',
  'Falco cf. peregrinus',
  'Anas platyrhynchos (Domestic type)',
])
  test(`«${written}» is no one species`, () => {
    expect(taxonOf(written)).toEqual({ kind: 'unidentified' });
  });

test('what is no scientific name is not taken for one', () => {
  for (const written of ['', 'mirlo común', '12', 'Mirlo Común', '=1+1'])
    expect(taxonOf(written)).toEqual({ kind: 'other' });
});

test('common names of groups, pairs and hybrids are told apart from names of species', () => {
  for (const open of ['gull sp.', 'Gaviota sp', 'Carrion/Hooded Crow', 'Mallard x Pintail (hybrid)'])
    expect(isOpenName(open)).toBe(true);
  for (const name of ['Mirlo común', 'Spotted Flycatcher', 'Xeno']) expect(isOpenName(name)).toBe(false);
});
