import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ARRANGEMENTS, asksArrangement, readArrangement, writeArrangement } from './arrangement.ts';

it.each([
  ['?ordenar=taxonomico', { arrangement: 'taxonómico' }],
  ['?mes=abril&ordenar=TAXON%C3%93MICO', { arrangement: 'taxonómico' }],
  ['?ordenar=alfabetico', { arrangement: 'alfabético' }],
  ['', { arrangement: 'alfabético' }],
  ['?ordenar=', { arrangement: 'alfabético' }],
  // The filter by taxonomic order is another parameter.
  ['?orden=passeriformes', { arrangement: 'alfabético' }],
  ['?ordenar=tama%C3%B1o', { arrangement: 'alfabético', unknown: 'tamaño' }],
])('%s is read whatever its case and accents, and what is not known is told', (search, read) => {
  expect(readArrangement(search)).toEqual(read);
});

it('the order that is written is the one that is read, and nothing else of the address changes', () => {
  const other = fc.constantFrom('mes=abril', 'nombre=real', 'utm_source=a%20b', 'orden=x', '%E0%A4%A');
  fc.assert(
    fc.property(fc.array(other), fc.constantFrom(...ARRANGEMENTS), (pairs, arrangement) => {
      const before = pairs.length > 0 ? `?${pairs.join('&')}` : '';
      const after = writeArrangement(arrangement, writeArrangement('taxonómico', before));
      expect(readArrangement(after)).toEqual({ arrangement });
      expect(asksArrangement(after)).toBe(arrangement !== 'alfabético');
      expect(writeArrangement('alfabético', after)).toBe(before);
    }),
  );
});
