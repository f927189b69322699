import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { ESTACIONES } from '../species/estacion.ts';
import { ORDENES } from '../species/orden.ts';
import { avesInScope, readRound, seedOf, writeRound } from './round.ts';

const read = (query: string) => readRound(new URLSearchParams(query));

test('an address without a round begins none', () => {
  expect(read('')).toEqual({ round: null, notices: [] });
  expect(read('nombre=real&orden=Strigiformes')).toEqual({ round: null, notices: [] });
});

test('a seed can be dictated: case, accents and signs do not count', () => {
  expect(seedOf('  3.º B, Mañana ')).toBe('3-o-b-manana');
  expect(read('juego=Clase%203B').round?.seed).toBe('clase-3b');
});

const anyRound = fc.record({
  seed: fc.string({ unit: 'grapheme' }).map(seedOf).filter(Boolean),
  scope: fc.record(
    {
      orden: fc.constantFrom(...ORDENES),
      estacion: fc.constantFrom(...ESTACIONES),
      unseenOnly: fc.constant(true),
    },
    { requiredKeys: [] },
  ),
});

test.prop([anyRound])('any round that an address can tell is read as it was written', (round) => {
  expect(read(writeRound(round))).toEqual({ round, notices: [] });
});

test.prop([fc.string({ unit: 'grapheme' })])(
  'a seed as it counts is stable: counting it again changes nothing',
  (text) => {
    expect(seedOf(seedOf(text))).toBe(seedOf(text));
  },
);

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
  const aves = [
    { nombre: 'Búho real', orden: 'Strigiformes', estacion: 'Residente' },
    { nombre: 'Autillo europeo', orden: 'Strigiformes', estacion: 'Estival' },
    { nombre: 'Urraca común', orden: 'Passeriformes', estacion: 'Residente' },
  ] as const;
  const names = (scope: Parameters<typeof avesInScope>[1]) =>
    avesInScope(aves, scope, new Set(['Búho real'])).map(({ nombre }) => nombre);
  expect(names({})).toHaveLength(3);
  expect(names({ orden: 'Strigiformes' })).toEqual(['Búho real', 'Autillo europeo']);
  expect(names({ orden: 'Strigiformes', estacion: 'Residente' })).toEqual(['Búho real']);
  expect(names({ estacion: 'Residente', unseenOnly: true })).toEqual(['Urraca común']);
});
