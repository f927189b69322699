import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ESTACIONES } from '../domain/estacion.ts';
import { OPCIONES, opcionesOf, PREGUNTAS, rondaOf } from '../domain/juego.ts';
import { ORDENES } from '../domain/orden.ts';
import { likeness, PARIENTES, parientesOf } from '../domain/parientes.ts';
import { avesOfAmbito } from '../domain/partida.ts';
import { loadAves } from './load-aves.ts';

const aves = loadAves();
const nombres = aves.map(({ nombre }) => nombre);
const kin = new Map(aves.map((ave) => [ave.nombre, parientesOf(ave, aves)]));
const parientes = (nombre: string) => kin.get(nombre) ?? [];
const anySeed = fc.string({ unit: 'grapheme' });

test('under every plate stand four names, none twice, the right one among them', () => {
  fc.assert(
    fc.property(anySeed, fc.constantFrom(...nombres), (semilla, nombre) => {
      const opciones = opcionesOf(nombre, semilla, { parientes });
      expect(new Set(opciones).size).toBe(OPCIONES);
      expect(opciones).toContain(nombre);
      expect(nombres).toEqual(expect.arrayContaining(opciones));
    }),
  );
});

test('the right name stands in each of the four places, about as often', () => {
  const places = Array.from({ length: 400 }, (_, i) => String(i)).flatMap((semilla) =>
    rondaOf(nombres, semilla).map((nombre) => opcionesOf(nombre, semilla, { parientes }).indexOf(nombre)),
  );
  for (const place of [0, 1, 2, 3]) {
    const count = places.filter((each) => each === place).length;
    expect(Math.abs(count - 1000)).toBeLessThan(150);
  }
});

test('the same seed gives the same round, whatever the order of the data', () => {
  fc.assert(
    fc.property(anySeed, (semilla) => {
      const ronda = rondaOf(nombres, semilla);
      expect(rondaOf([...nombres].reverse(), semilla)).toEqual(ronda);
      expect(new Set(ronda).size).toBe(PREGUNTAS);
    }),
  );
});

test('a round keeps its seed for good: this one was written down', () => {
  expect(rondaOf(nombres, 'clase-3b')).toEqual([
    'Alondra común',
    'Agachadiza común',
    'Avión roquero',
    'Elanio común',
    'Petirrojo europeo',
    'Ganso del Nilo',
    'Focha común',
    'Herrerillo común',
    'Chochín paleártico',
    'Estornino pinto',
  ]);
});

test('every species is asked for sooner or later', () => {
  const asked = new Set(Array.from({ length: 400 }, (_, i) => rondaOf(nombres, `semilla ${i}`)).flat());
  expect(asked.size).toBe(nombres.length);
});

test('every order and every season has a round, as long as its species reach', () => {
  for (const ambito of [
    ...ORDENES.map((orden) => ({ orden })),
    ...ESTACIONES.map((estacion) => ({ estacion })),
  ]) {
    const scope = avesOfAmbito(aves, ambito, new Set()).map(({ nombre }) => nombre);
    const ronda = rondaOf(scope, 'uno');
    expect(ronda.length, JSON.stringify(ambito)).toBe(Math.min(PREGUNTAS, scope.length));
    expect(ronda.length).toBeGreaterThan(0);
    expect(scope).toEqual(expect.arrayContaining(ronda));
  }
});

test('the kin of a species are of its family where there are enough, and never itself', () => {
  for (const ave of aves) {
    const names = parientes(ave.nombre);
    expect(new Set(names).size).toBe(PARIENTES);
    expect(names).not.toContain(ave.nombre);
    const family = aves.filter(({ familia }) => familia === ave.familia);
    if (family.length <= PARIENTES) continue;
    const outside = names.filter((name) => !family.some(({ nombre }) => nombre === name));
    // Only a bird of quite another size leaves its family.
    for (const name of outside) {
      const otra = aves.find(({ nombre }) => nombre === name);
      expect(otra?.orden, `${ave.nombre}: ${name}`).toBe(ave.orden);
    }
  }
});

test('likeness is mutual, and a tit is more like a tit than like an eagle', () => {
  const of = (name: string) => aves.find(({ nombre }) => nombre === name) ?? never(name);
  fc.assert(
    fc.property(fc.constantFrom(...aves), fc.constantFrom(...aves), (a, b) => {
      expect(likeness(a, b)).toBeCloseTo(likeness(b, a));
    }),
  );
  expect(likeness(of('Herrerillo común'), of('Carbonero común'))).toBeGreaterThan(
    likeness(of('Herrerillo común'), of('Águila real')),
  );
});

function never(name: string): never {
  throw new Error(`There is no «${name}» in the data.`);
}
