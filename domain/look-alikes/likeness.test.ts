import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { HABITATS } from '../species/habitat.ts';
import { type Appearance, type Comparable, likenessOf, lookAlikesOf, ZONES } from './likeness.ts';

const channel = fc.double({ min: 0, max: 1, noNaN: true });
const colour = fc.tuple(channel, channel, channel);
const pattern = fc.constantFrom('liso', 'rayado', 'barrado' as const);

const appearance: fc.Arbitrary<Appearance> = fc.record({
  build: fc.constantFrom('warbler', 'swift', 'swallow', 'eagle'),
  colours: fc.record(Object.fromEntries(ZONES.map((zone) => [zone, colour]))) as fc.Arbitrary<
    Appearance['colours']
  >,
  pecho: pattern,
  vientre: pattern,
});

const comparable: fc.Arbitrary<Comparable> = fc.record({
  nombre: fc.string({ minLength: 1 }),
  cientifico: fc.constantFrom('Apus apus', 'Apus pallidus', 'Aquila chrysaetos'),
  orden: fc.constantFrom('Passeriformes', 'Accipitriformes'),
  familia: fc.constantFrom('Apodidae', 'Accipitridae'),
  longitud: fc.integer({ min: 9, max: 110 }),
  envergadura: fc.integer({ min: 14, max: 280 }),
  habitats: fc.uniqueArray(fc.constantFrom(...HABITATS), { minLength: 1 }),
  appearance,
});

describe('likeness', () => {
  it.prop([comparable, comparable])(
    'is the same whichever of the two comes first, and lies between 0 and 1',
    (a, b) => {
      const likeness = likenessOf(a, b);
      expect(likeness).toBeCloseTo(likenessOf(b, a), 12);
      expect(likeness).toBeGreaterThanOrEqual(0);
      expect(likeness).toBeLessThanOrEqual(1 + 1e-12);
    },
  );

  it.prop([comparable])('is whole of a bird and itself', (ave) => {
    expect(likenessOf(ave, ave)).toBeCloseTo(1, 12);
  });

  it.prop([comparable, fc.array(comparable)])(
    'never shows a bird as its own look-alike, nor more than asked, nor one of twice its size',
    (ave, others) => {
      const found = lookAlikesOf(ave, [ave, ...others], 3);
      expect(found.length).toBeLessThanOrEqual(3);
      for (const { nombre, longitud, envergadura } of found) {
        expect(nombre).not.toBe(ave.nombre);
        const ratios = [longitud / ave.longitud, envergadura / ave.envergadura];
        expect(ratios.every((ratio) => ratio >= 4 || ratio <= 0.25)).toBe(false);
      }
    },
  );
});
