import { describe, expect, test } from 'vitest';
import { HABITATS } from '../domain/species/habitat.ts';
import { loadAves } from './load-aves.ts';
import { loadMostSeen } from './load-most-seen.ts';

const aves = loadAves();
const read = (lists: Record<string, unknown>) => loadMostSeen(aves, JSON.stringify(lists));

test('every habitat says which birds one sees most there', () => {
  const told = new Set([...loadMostSeen(aves).values()].flatMap((places) => Object.keys(places)));
  expect(told).toEqual(new Set(HABITATS));
});

test('a species keeps its place in each habitat', () => {
  const places = read({ parque: ['Urraca común', 'Mirlo común'], ciudad: ['Mirlo común'] });
  expect(places.get('Mirlo común')).toEqual({ parque: 1, ciudad: 0 });
  expect(places.get('Urraca común')).toEqual({ parque: 0 });
  expect(places.get('Águila real')).toBeUndefined();
});

test('no scarce bird is among those that one sees most in a park or a town, nor a rare one anywhere', () => {
  const mostSeen = loadMostSeen(aves);
  for (const { nombre, frecuencia } of aves) {
    const { parque, ciudad } = mostSeen.get(nombre) ?? {};
    if (parque !== undefined || ciudad !== undefined) expect(frecuencia, nombre).toMatch(/común$/);
    if (mostSeen.has(nombre)) expect(frecuencia, nombre).not.toBe('rara');
  }
});

describe('a fault is refused by file and place', () => {
  test.each([
    ['an unknown habitat', { playa: ['Mirlo común'] }, /most-seen\.json is faulty:\n.*playa/],
    ['an empty list', { parque: [] }, /parque: /],
    [
      'a bird that the guide has not',
      { parque: ['Mirlo común', 'Dodo'] },
      /parque\.1: «Dodo» is not in the guide/,
    ],
    [
      'a bird that does not live there',
      { roquedo: ['Mirlo común'] },
      /roquedo\.0: «Mirlo común» does not have/,
    ],
    ['a bird that comes twice', { parque: ['Mirlo común', 'Mirlo común'] }, /parque\.1: .* comes twice/],
  ])('%s', (_what, lists, message) => {
    expect(() => read(lists)).toThrow(message);
  });

  test('and two at once', () => {
    expect(() => read({ parque: ['Dodo'], roquedo: ['Mirlo común'] })).toThrow(/parque\.0[\s\S]*roquedo\.0/);
  });
});
