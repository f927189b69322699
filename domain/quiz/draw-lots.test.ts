import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { rollOf, shuffle } from './draw-lots.ts';

test('a species throws the same number on every device, in every year', () => {
  // Written down once: a change of these would change every round that a class has kept.
  expect(rollOf('clase', 'Mirlo común')).toBe(2110462542);
  expect(rollOf('', '')).toBe(579050429);
});

test.prop([fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' })])(
  'numbers are whole and within 32 bits, whatever the texts',
  (seed, nombre) => {
    const roll = rollOf(seed, nombre);
    expect(Number.isInteger(roll) && roll >= 0 && roll < 2 ** 32).toBe(true);
  },
);

test('numbers fall evenly: each sixth of 6,000 throws comes within a fifth of its share', () => {
  const throws = Array.from({ length: 6000 }, (_, i) => rollOf(`día ${i}`, 'Abubilla') % 6);
  for (const sixth of [0, 1, 2, 3, 4, 5]) {
    const count = throws.filter((each) => each === sixth).length;
    expect(Math.abs(count - 1000)).toBeLessThan(200);
  }
});

test.prop([fc.uniqueArray(fc.string()), fc.string()])(
  'shuffling keeps every name once and does not depend on the order given',
  (nombres, seed) => {
    const shuffled = shuffle(nombres, seed);
    expect([...shuffled].sort()).toEqual([...nombres].sort());
    expect(shuffle([...nombres].reverse(), seed)).toEqual(shuffled);
  },
);

test.prop([fc.uniqueArray(fc.string(), { minLength: 1 }), fc.string()])(
  'a name that is added leaves the others in their order',
  ([added = '', ...rest], seed) => {
    expect(shuffle([added, ...rest], seed).filter((nombre) => nombre !== added)).toEqual(shuffle(rest, seed));
  },
);
