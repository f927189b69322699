import { expect, test } from 'vitest';
import type { Sighting } from './sighting.ts';
import { sightingsInWords } from './sightings-in-words.ts';

const cuco = (fields: Partial<Sighting>): Sighting => ({
  id: JSON.stringify(fields),
  nombre: 'Cuco',
  ...fields,
});

test('one reads when and where, as far as it is known, and of several the latest', () => {
  const pardo = { nombre: 'El Pardo' };
  for (const [sightings, words] of [
    [[], ''],
    [[cuco({})], 'Vista'],
    [[cuco({ fecha: '2026-11-21' })], 'Vista el 21 de noviembre de 2026'],
    [[cuco({ fecha: '2026-11', lugar: pardo })], 'Vista en noviembre de 2026 en El Pardo'],
    [[cuco({ fecha: '2026' })], 'Vista en 2026'],
    [[cuco({ lugar: pardo })], 'Vista en El Pardo'],
    [
      [cuco({ fecha: '2025' }), cuco({ fecha: '2026-11-21' }), cuco({})],
      'Vista 3 veces, la última el 21 de noviembre de 2026',
    ],
    [[cuco({}), cuco({ lugar: pardo })], 'Vista 2 veces'],
  ] as const)
    expect(sightingsInWords(sightings)).toBe(words);
});
