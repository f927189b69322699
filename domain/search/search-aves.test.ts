import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { searchAves } from './search-aves.ts';

const aves = ['Águila real', 'Búho real', 'Cigüeña blanca', 'Pito real ibérico'].map((nombre) => ({
  nombre,
}));

test.prop([fc.constantFrom(...aves), fc.nat(20), fc.nat(20)])(
  'a species is found by any part of its name',
  (ave, from, length) => {
    const part = ave.nombre.slice(from, from + length);
    expect(searchAves(aves, part.toUpperCase())).toContain(ave);
  },
);

test.prop([fc.string({ unit: 'binary' })])(
  'whatever is typed, the answer is a part of the list in its order',
  (text) => {
    const found = searchAves(aves, text);
    expect(found).toEqual(aves.filter((ave) => found.includes(ave)));
  },
);
