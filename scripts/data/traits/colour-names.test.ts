import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { COLOURS } from '../../../domain/identify/colours.ts';
import { nameOfColour, sharesOf, swatchesOf } from './colour-names.ts';

test.each([
  ['#ffffff', 'blanco'],
  ['#f1ebdf', 'blanco'],
  ['#7b7d80', 'gris'],
  ['#1f1c1b', 'negro'],
  ['#6b4a2f', 'pardo'],
  ['#b39a78', 'pardo'],
  ['#c11f25', 'rojo'],
  ['#e07a1f', 'anaranjado'],
  ['#f0cf3a', 'amarillo'],
  ['#5a8a2e', 'verde'],
  ['#2f6fb0', 'azul'],
  ['#e2b7a3', 'rosa'],
] as const)('whoever sees %s says «%s»', (hex, name) => {
  expect(nameOfColour(hex)).toBe(name);
});

const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

test.prop([hex])('every colour has one of the names', (colour) => COLOURS.includes(nameOfColour(colour)));

const patch = fc.record({ colour: hex, area: fc.double({ min: 0.01, max: 1, noNaN: true }) });

test.prop([fc.array(patch, { minLength: 1 })])(
  'the named colours of a bird share out the whole of it, but for what rounding each to a thousandth takes',
  (patches) => {
    const shares = Object.values(sharesOf(patches));
    const whole = patches.reduce((sum, { area }) => sum + area, 0);
    const named = shares.reduce((sum, share) => sum + share, 0);
    expect(Math.abs(named - whole)).toBeLessThanOrEqual(COLOURS.length * 0.0005 + 1e-9);
  },
);

test('a swatch is a colour that one sees, and has the name that it stands for', () => {
  const seen = ['#6b4a2f', '#8b7054', '#f0cf3a'].map((colour) => ({ colour, area: 1 }));
  const { pardo, amarillo } = swatchesOf(seen);
  expect(['#6b4a2f', '#8b7054']).toContain(pardo);
  expect(amarillo).toBe('#f0cf3a');
});
