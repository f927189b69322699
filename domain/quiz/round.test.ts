import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paths } from '../addresses/paths.ts';
import type { Month } from '../calendar/month.ts';
import { ESTACIONES } from '../species/estacion.ts';
import { HABITATS } from '../species/habitat.ts';
import { ORDENES } from '../species/orden.ts';
import { type Askable, avesInScope, readRound, type Scope, seedOf, writeRound } from './round.ts';

const read = (query: string) => readRound(new URLSearchParams(query));

test('an address without a round begins none', () => {
  expect(read('')).toEqual({ round: null, notices: [] });
  expect(read('nombre=real&orden=Strigiformes')).toEqual({ round: null, notices: [] });
});

test('a seed can be dictated: case, accents and signs do not count', () => {
  expect(seedOf('  3.º B, Mañana ')).toBe('3-o-b-manana');
  expect(read('juego=Clase%203B').round?.seed).toBe('clase-3b');
});

test('any round that an address can tell is read as it was written', () => {
  const anyRound = fc.record({
    seed: fc.string({ unit: 'grapheme' }).map(seedOf).filter(Boolean),
    scope: fc.record(
      {
        orden: fc.constantFrom(...ORDENES),
        estacion: fc.constantFrom(...ESTACIONES),
        habitat: fc.constantFrom(...HABITATS),
        mes: fc.integer({ min: 1, max: 12 }).map((month) => month as Month),
        seen: fc.boolean(),
        alike: fc.constant(true),
        flight: fc.constant(true),
        voice: fc.constant(true),
      },
      { requiredKeys: [] },
    ),
  });
  fc.assert(
    fc.property(anyRound, (round) => {
      expect(read(writeRound(round))).toEqual({ round, notices: [] });
    }),
  );
});

test('the page of a species leads to the round of voices', () => {
  expect(paths.voiceRound()).toBe(paths.quiz(writeRound({ seed: 'voces', scope: { voice: true } })));
});

test('a seed as it counts is stable: counting it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(seedOf(seedOf(text))).toBe(seedOf(text));
    }),
  );
});

test('a seed without a letter or a number is told', () => {
  for (const query of ['juego=', 'juego=%20', 'juego=---', 'juego=%F0%9F%90%A6']) {
    const { round, notices } = read(query);
    expect(round).toBeNull();
    expect(notices).toHaveLength(1);
  }
});

test('what is unknown in an address is told, shortened, and the rest holds', () => {
  const { round, notices } = read(
    `juego=a&juego-orden=${'x'.repeat(500)}&juego-estacion=invernal&juego-vistas=7`,
  );
  expect(round).toEqual({ seed: 'a', scope: { estacion: 'Invernal' } });
  expect(notices).toHaveLength(2);
  for (const notice of notices) expect(notice.length).toBeLessThan(140);
});

test('a scope keeps what belongs to it', () => {
  const aves: Askable[] = [
    {
      nombre: 'Búho real',
      orden: 'Strigiformes',
      estacion: 'Residente',
      habitats: ['roquedo'],
      meses: [1, 5],
    },
    {
      nombre: 'Autillo europeo',
      orden: 'Strigiformes',
      estacion: 'Estival',
      habitats: ['parque'],
      meses: [5],
    },
    {
      nombre: 'Urraca común',
      orden: 'Passeriformes',
      estacion: 'Residente',
      habitats: ['parque', 'dehesa'],
      meses: [1, 5],
    },
  ];
  const names = (scope: Scope) =>
    avesInScope(aves, scope, new Set(['Búho real'])).map(({ nombre }) => nombre);
  expect(names({})).toHaveLength(3);
  expect(names({ orden: 'Strigiformes' })).toEqual(['Búho real', 'Autillo europeo']);
  expect(names({ orden: 'Strigiformes', estacion: 'Residente' })).toEqual(['Búho real']);
  expect(names({ estacion: 'Residente', seen: false })).toEqual(['Urraca común']);
  expect(names({ seen: true })).toEqual(['Búho real']);
  expect(names({ habitat: 'parque' })).toEqual(['Autillo europeo', 'Urraca común']);
  expect(names({ habitat: 'parque', mes: 1 })).toEqual(['Urraca común']);
});

test('«sí» is understood with its accent and without', () => {
  for (const yes of ['si', 'sí', 'S%C3%8D'])
    expect(read(`juego=a&juego-vistas=${yes}&juego-parecidas=${yes}`).round?.scope).toEqual({
      seen: true,
      alike: true,
    });
});
