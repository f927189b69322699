import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { kinOf, likeness, MAX_KIN } from '../domain/look-alikes/kin.ts';
import { choicesOf, drawRound, OPTIONS, ROUND_LENGTH } from '../domain/quiz/quiz.ts';
import { avesInScope } from '../domain/quiz/round.ts';
import { ESTACIONES } from '../domain/species/estacion.ts';
import { ORDENES } from '../domain/species/orden.ts';
import { loadAves } from './load-aves.ts';

const aves = loadAves();
const nombres = aves.map(({ nombre }) => nombre);
const kin = new Map(aves.map((ave) => [ave.nombre, kinOf(ave, aves)]));
const relatives = (nombre: string) => kin.get(nombre) ?? [];
const anySeed = fc.string({ unit: 'grapheme' });

test.prop([anySeed, fc.constantFrom(...nombres)])(
  'under every plate stand four names, none twice, the right one among them',
  (seed, nombre) => {
    const choices = choicesOf(nombre, seed, { kin: relatives });
    expect(new Set(choices).size).toBe(OPTIONS);
    expect(choices).toContain(nombre);
    expect(nombres).toEqual(expect.arrayContaining(choices));
  },
);

test('the right name stands in each of the four places, about as often', () => {
  const places = Array.from({ length: 400 }, (_, i) => String(i)).flatMap((seed) =>
    drawRound(nombres, seed).map((nombre) => choicesOf(nombre, seed, { kin: relatives }).indexOf(nombre)),
  );
  for (const place of [0, 1, 2, 3]) {
    const count = places.filter((each) => each === place).length;
    expect(Math.abs(count - 1000)).toBeLessThan(150);
  }
});

test('a round keeps its seed for good: this one was written down', () => {
  expect(drawRound([...nombres].reverse(), 'clase-3b')).toEqual([
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
  const asked = new Set(Array.from({ length: 400 }, (_, i) => drawRound(nombres, `semilla ${i}`)).flat());
  expect(asked.size).toBe(nombres.length);
});

test('every order and every season has a round, as long as its species reach', () => {
  for (const wanted of [
    ...ORDENES.map((orden) => ({ orden })),
    ...ESTACIONES.map((estacion) => ({ estacion })),
  ]) {
    const scope = avesInScope(aves, wanted, new Set()).map(({ nombre }) => nombre);
    const round = drawRound(scope, 'uno');
    expect(round.length, JSON.stringify(wanted)).toBe(Math.min(ROUND_LENGTH, scope.length));
    expect(round.length).toBeGreaterThan(0);
    expect(scope).toEqual(expect.arrayContaining(round));
  }
});

test('the kin of a species are of its family where there are enough, and never itself', () => {
  for (const ave of aves) {
    const names = relatives(ave.nombre);
    expect(new Set(names).size).toBe(MAX_KIN);
    expect(names).not.toContain(ave.nombre);
    const family = aves.filter(({ familia }) => familia === ave.familia);
    if (family.length <= MAX_KIN) continue;
    const outside = names.filter((name) => !family.some(({ nombre }) => nombre === name));
    // Only a bird of quite another size leaves its family.
    for (const name of outside) {
      const other = aves.find(({ nombre }) => nombre === name);
      expect(other?.orden, `${ave.nombre}: ${name}`).toBe(ave.orden);
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
