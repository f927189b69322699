import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ESTACIONES } from './estacion.ts';
import { ORDENES } from './orden.ts';
import { avesOfAmbito, readPartida, semillaOf, writePartida } from './partida.ts';

const read = (query: string) => readPartida(new URLSearchParams(query));

test('an address without a round begins none', () => {
  expect(read('')).toEqual({ partida: null, avisos: [] });
  expect(read('nombre=real&orden=Strigiformes')).toEqual({ partida: null, avisos: [] });
});

test('a seed can be dictated: case, accents and signs do not count', () => {
  expect(semillaOf('  3.º B, Mañana ')).toBe('3-o-b-manana');
  expect(read('juego=Clase%203B').partida?.semilla).toBe('clase-3b');
});

test('any round that an address can tell is read as it was written', () => {
  const anyPartida = fc.record({
    semilla: fc.string({ unit: 'grapheme' }).map(semillaOf).filter(Boolean),
    ambito: fc.record(
      {
        orden: fc.constantFrom(...ORDENES),
        estacion: fc.constantFrom(...ESTACIONES),
        sinVer: fc.constant(true),
      },
      { requiredKeys: [] },
    ),
  });
  fc.assert(
    fc.property(anyPartida, (partida) => {
      expect(read(writePartida(partida))).toEqual({ partida, avisos: [] });
    }),
  );
});

test('a seed as it counts is stable: counting it again changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(semillaOf(semillaOf(text))).toBe(semillaOf(text));
    }),
  );
});

test('a seed without a letter or a number is told', () => {
  for (const query of ['juego=', 'juego=%20', 'juego=---', 'juego=%F0%9F%90%A6']) {
    const { partida, avisos } = read(query);
    expect(partida).toBeNull();
    expect(avisos).toHaveLength(1);
  }
});

test('what is unknown in an address is told, shortened, and the rest holds', () => {
  const { partida, avisos } = read(
    `juego=a&juego-orden=${'x'.repeat(500)}&juego-estacion=invernal&juego-vistas=7`,
  );
  expect(partida).toEqual({ semilla: 'a', ambito: { estacion: 'Invernal' } });
  expect(avisos).toHaveLength(2);
  for (const aviso of avisos) expect(aviso.length).toBeLessThan(140);
});

test('a scope keeps what belongs to it', () => {
  const aves = [
    { nombre: 'Búho real', orden: 'Strigiformes', estacion: 'Residente' },
    { nombre: 'Autillo europeo', orden: 'Strigiformes', estacion: 'Estival' },
    { nombre: 'Urraca común', orden: 'Passeriformes', estacion: 'Residente' },
  ] as const;
  const names = (ambito: Parameters<typeof avesOfAmbito>[1]) =>
    avesOfAmbito(aves, ambito, new Set(['Búho real'])).map(({ nombre }) => nombre);
  expect(names({})).toHaveLength(3);
  expect(names({ orden: 'Strigiformes' })).toEqual(['Búho real', 'Autillo europeo']);
  expect(names({ orden: 'Strigiformes', estacion: 'Residente' })).toEqual(['Búho real']);
  expect(names({ estacion: 'Residente', sinVer: true })).toEqual(['Urraca común']);
});
