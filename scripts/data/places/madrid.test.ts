import { expect, test } from 'vitest';
import { isInside } from '../../../domain/exchange/table/outline.ts';
import { outlineOfMadrid } from './madrid.ts';

const madrid = outlineOfMadrid();

for (const [place, lat, lon, inside] of [
  ['Puerta del Sol', 40.4169, -3.7035, true],
  ['Alcalá de Henares', 40.482, -3.364, true],
  ['Aranjuez', 40.033, -3.603, true],
  ['Rascafría', 40.904, -3.88, true],
  ['San Martín de Valdeiglesias', 40.364, -4.398, true],
  ['Toledo', 39.8628, -4.0273, false],
  ['Segovia', 40.9429, -4.1088, false],
  ['Guadalajara', 40.632, -3.166, false],
  ['Ávila', 40.6565, -4.6818, false],
  ['Sydney', -33.87, 151.21, false],
] as const)
  test(`${place} lies ${inside ? 'in' : 'outside'} the Comunidad de Madrid`, () => {
    expect(isInside(madrid, { lat, lon })).toBe(inside);
  });
