import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { MONTH_NAMES, type Month } from '../calendar/month.ts';
import type { Abundancia } from '../season/abundancia.ts';
import { HABITATS } from '../species/habitat.ts';
import { chosenLugares, readChoice, writeChoice } from './choice.ts';
import { kilometresBetween, kilometresInWords } from './distance.ts';
import { awayIn, expectedIn } from './expected-aves.ts';
import { findLugares } from './find-lugares.ts';

const sol: [number, number] = [40.4168, -3.7038];
const latitude = fc.double({ min: -90, max: 90, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });

test('from Sol to the cathedral of Alcalá it is 29 km, and nowhere is told to the metre', () => {
  expect(kilometresBetween(sol, [40.4811, -3.3686])).toBeCloseTo(29.3, 0);
  expect(kilometresInWords(28.7)).toBe('a unos 29 km');
  expect(kilometresInWords(0.2)).toBe('a menos de 1 km');
});

property.prop([latitude, longitude, latitude, longitude])(
  'a way is as long there as back, and never longer than half the Earth',
  (...[latA, lonA, latB, lonB]) => {
    const there = kilometresBetween([latA, lonA], [latB, lonB]);
    expect(there).toBeGreaterThanOrEqual(0);
    expect(there).toBeLessThan(20_016);
    expect(kilometresBetween([latB, lonB], [latA, lonA])).toBeCloseTo(there, 6);
  },
);

const year = (levels: string) => Array.from(levels, Number) as Abundancia;
const urraca = { nombre: 'Urraca', frecuencia: 'muy común', abundancia: year('333333333333') } as const;
const silbon = { nombre: 'Silbón', frecuencia: 'escasa', abundancia: year('221000000122') } as const;
const cuco = { nombre: 'Cuco', frecuencia: 'común', abundancia: year('000233100000') } as const;

test('of the species of a place the likeliest of the month come first, and those that are away stand apart', () => {
  expect(expectedIn([cuco, silbon, urraca], 5)).toEqual([urraca, cuco]);
  expect(expectedIn([cuco, silbon, urraca], 1)).toEqual([urraca, silbon]);
  expect(awayIn([cuco, silbon, urraca], 1)).toEqual([cuco]);
});

const mes = fc.option(fc.integer({ min: 1, max: 12 }) as fc.Arbitrary<Month>, { nil: undefined });
const habitat = fc.option(fc.constantFrom(...HABITATS), { nil: undefined });

property.prop([mes, habitat])('a choice survives its address', (month, where) => {
  const choice = { ...(month && { mes: month }), ...(where && { habitat: where }) };
  expect(readChoice(new URLSearchParams(writeChoice(choice)))).toEqual({ choice, notices: [] });
});

property.prop([fc.string(), fc.string()])(
  'whatever an address says, it is understood or told of',
  (month, where) => {
    const { choice, notices } = readChoice(new URLSearchParams({ mes: month, habitat: where }));
    const unread = Number(month !== '' && !choice.mes) + Number(where !== '' && !choice.habitat);
    expect(notices).toHaveLength(unread);
    expect(writeChoice(choice).length).toBeLessThan(60);
  },
);

test('a long wrong month is told in part', () => {
  const [notice] = readChoice(new URLSearchParams({ mes: 'x'.repeat(300) })).notices;
  expect(notice).toBe(`No conocemos el mes «${'x'.repeat(40)}…», así que salen todos los lugares.`);
});

test('a place is chosen by its best months and its habitats', () => {
  const laguna = { mejorEpoca: [1, 2] as Month[], habitats: ['humedal' as const] };
  const monte = { mejorEpoca: [5] as Month[], habitats: ['bosque' as const, 'humedal' as const] };
  expect(chosenLugares([laguna, monte], {})).toEqual([laguna, monte]);
  expect(chosenLugares([laguna, monte], { mes: 5 })).toEqual([monte]);
  expect(chosenLugares([laguna, monte], { mes: 1, habitat: 'bosque' })).toEqual([]);
  expect(MONTH_NAMES[0]).toBe('enero');
});

const lugares = [
  { id: 'la-pedriza', nombre: 'La Pedriza', municipios: ['Manzanares el Real'] },
  {
    id: 'embalse-de-santillana',
    nombre: 'Embalse de Santillana',
    municipios: ['Manzanares el Real', 'Soto del Real'],
  },
  { id: 'madrid-rio', nombre: 'Madrid Río (río Manzanares)', municipios: ['Madrid'] },
];

test.each([
  ['Santillana', ['embalse-de-santillana']],
  ['santi', ['embalse-de-santillana']],
  ['PEDRÍZA', ['la-pedriza']],
  ['manzanares', ['madrid-rio', 'la-pedriza', 'embalse-de-santillana']],
  ['soto del re', ['embalse-de-santillana']],
  ['tillana', []],
  ['la', []],
  ['', []],
])('who looks for «%s» finds %j', (text, ids) => {
  expect(findLugares(lugares, text).map(({ id }) => id)).toEqual(ids);
});
