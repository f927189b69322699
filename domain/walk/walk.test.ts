import { expect, test } from 'vitest';
import type { Sighting } from '../notebook/sighting.ts';
import { likelyAves, seenAt } from './likely.ts';
import { readTaps, withoutTaken } from './tap.ts';
import { TAPS } from './taps.ts';
import { asWalk, countedInWords, countedOf, goesOn, isOpen, sightingOnWalk, type Walk } from './walk.ts';

const walk: Walk = { id: 's1', fecha: '2026-11-21', lugar: { nombre: 'El Pardo' } };

test('what is counted on a walk has its day and place, and keeps what was added to it by hand', () => {
  const first = sightingOnWalk(walk, 'Cuco', 1);
  expect(first).toEqual({
    id: 's1:Cuco',
    nombre: 'Cuco',
    fecha: '2026-11-21',
    lugar: { nombre: 'El Pardo' },
    cuenta: 1,
    salida: 's1',
  });
  const held = { ...first, nota: 'canta', lugar: { nombre: 'Mingorrubio' } };
  expect(sightingOnWalk(walk, 'Cuco', 2, held)).toEqual({ ...held, cuenta: 2 });
});

test('a walk left in the middle goes on by itself today; one that was ended, or of another day or place, is asked for', () => {
  expect(goesOn(walk, '2026-11-21', '')).toBe(true);
  expect(goesOn(walk, '2026-11-21', 'El Pardo')).toBe(true);
  expect(goesOn(walk, '2026-11-21', 'Aranjuez')).toBe(false);
  expect(goesOn(walk, '2026-11-22', '')).toBe(false);
  expect(isOpen(walk, '2026-11-22')).toBe(true);
  const ended = { ...walk, terminada: true };
  expect(goesOn(ended, '2026-11-21', '')).toBe(false);
  expect(isOpen(ended, '2026-11-21')).toBe(true);
  expect(isOpen(ended, '2026-11-22')).toBe(false);
});

test('what is no walk is none', () => {
  for (const each of [
    undefined,
    null,
    'salida',
    {},
    { id: 's1' },
    { id: 's1', fecha: '2026-11' },
    { id: 1, fecha: '2026-11-21' },
  ])
    expect(asWalk(each)).toBeNull();
  expect(asWalk(walk)).toEqual(walk);
});

test('the sum of a walk is said in the right number', () => {
  const one: Sighting = { id: '1', nombre: 'Cuco', cuenta: 1 };
  expect(countedInWords([])).toBe('0 especies, 0 aves');
  expect(countedInWords([one])).toBe('1 especie, 1 ave');
  expect(
    countedInWords([
      { ...one, cuenta: 'presente' },
      { id: '2', nombre: 'Mito', cuenta: 12 },
    ]),
  ).toBe('2 especies, 13 aves');
  expect(countedOf(undefined)).toBe(0);
});

test('a tap that cannot be read is left where it is, and the others count', () => {
  const good = { id: 't1', cuando: 1, avistamiento: { id: 's1:Cuco', nombre: 'Cuco', cuenta: 2 } };
  const text = JSON.stringify({
    's1:Cuco': good,
    's1:Mito': { id: 't2', cuando: 2, avistamiento: null },
    a: null,
    b: 7,
    c: { id: 't5', cuando: 1 },
    f: { cuando: 1, avistamiento: null },
    d: { id: 't3', cuando: 1, avistamiento: { nombre: 'Cuco' } },
    e: { id: 't4', cuando: 1, avistamiento: { id: 'e', nombre: 'Cuco', cuenta: -1 } },
  });
  const taps = TAPS.parse(text);
  expect([...readTaps(taps)]).toEqual([
    ['s1:Cuco', good],
    ['s1:Mito', { id: 't2', cuando: 2, avistamiento: null }],
  ]);
  expect(JSON.parse(TAPS.write(taps) ?? '')).toEqual(JSON.parse(text));
  expect(TAPS.write(new Map())).toBeNull();
  expect(withoutTaken(taps, new Map([['s1:Cuco', good]])).has('s1:Cuco')).toBe(false);
  expect(withoutTaken(taps, new Map([['s1:Cuco', { ...good, id: 't9' }]]))).toBe(taps);
});

test('of what a month has, what was seen at the place comes first, then what the guide expects there, then the easiest', () => {
  const aves = [
    { nombre: 'Cuco', meses: [5 as const], frecuencia: 'común' as const },
    { nombre: 'Mito', meses: [5 as const, 11 as const], frecuencia: 'común' as const },
    { nombre: 'Búho', meses: [11 as const], frecuencia: 'rara' as const },
    { nombre: 'Mirlo', meses: [11 as const], frecuencia: 'muy común' as const },
  ];
  const before = seenAt(
    [
      { id: '1', nombre: 'Búho', lugar: { nombre: 'El Pardo' } },
      { id: '2', nombre: 'Mito', lugar: { nombre: 'Aranjuez' } },
      { id: '3', nombre: 'Mito' },
    ],
    'El Pardo',
  );
  expect(likelyAves(aves, 11, before).map(({ nombre }) => nombre)).toEqual(['Búho', 'Mirlo', 'Mito']);
  const expected = new Set(['Cuco', 'Mito']);
  expect(likelyAves(aves, 11, before, expected).map(({ nombre }) => nombre)).toEqual([
    'Búho',
    'Mito',
    'Mirlo',
  ]);
  expect(seenAt([{ id: '3', nombre: 'Mito' }], '').size).toBe(0);
});
