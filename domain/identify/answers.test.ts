import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import type { Month } from '../calendar/month.ts';
import { HABITATS } from '../species/habitat.ts';
import { SOUNDS } from '../species/voz.ts';
import { ACTIVITIES } from './activity.ts';
import { ANY_MONTH, MAX_COLOURS, readAnswers, writeAnswers } from './answers.ts';
import { COLOURS } from './colours.ts';
import { asksWhichAve } from './question-params.ts';
import { SIZES } from './size.ts';

const read = (text: string) => readAnswers(new URLSearchParams(text));
const maybe = <Value>(values: readonly Value[]) => fc.constantFrom(undefined, ...values);

test('an address tells every answer, whatever its case and accents', () => {
  expect(
    read(
      'tamano=Gorrion&color=PARDO&color=anaranjado&donde=rio&cuando=Noviembre&haciendo=suelo&sonaba=Dos%20Notas',
    ),
  ).toEqual({
    answers: {
      size: 'gorrion',
      colours: ['pardo', 'anaranjado'],
      habitat: 'río',
      month: 11,
      activity: 'suelo',
      sound: 'dos notas',
    },
    ignored: [],
  });
  expect(read('donde=alta-monta%C3%B1a&cuando=3').answers).toMatchObject({
    habitat: 'alta montaña',
    month: 3,
  });
  expect(read('cuando=cualquiera').answers.month).toBe(ANY_MONTH);
});

test('what an address says and nobody understands is left out and told', () => {
  expect(read('tamano=elefante&color=fucsia&donde=&cuando=13&haciendo=suelo&haciendo=agua')).toEqual({
    answers: {
      size: undefined,
      colours: [],
      habitat: undefined,
      month: undefined,
      activity: 'suelo',
      sound: undefined,
    },
    ignored: ['fucsia', 'elefante', '13', 'agua'],
  });
});

test('a fourth colour is left out and told; one that comes twice counts once', () => {
  expect(read('color=pardo&color=pardo&color=gris&color=rojo&color=azul')).toMatchObject({
    answers: { colours: ['pardo', 'gris', 'rojo'] },
    ignored: ['azul'],
  });
});

const answers = fc.record({
  size: maybe(SIZES),
  colours: fc.uniqueArray(fc.constantFrom(...COLOURS), { maxLength: MAX_COLOURS }),
  habitat: maybe(HABITATS),
  month: maybe<Month | typeof ANY_MONTH>([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, ANY_MONTH]),
  activity: maybe(ACTIVITIES),
  sound: maybe(SOUNDS),
});

test.prop([answers, fc.string()])(
  'answers come back from the address into which they were written, and the rest of it stays',
  (each, nombre) => {
    const before = new URLSearchParams({ nombre, color: 'verde', cuando: 'mayo' });
    const written = writeAnswers(each as Parameters<typeof writeAnswers>[0], before);
    expect(readAnswers(written)).toEqual({ answers: each, ignored: [] });
    expect(written.get('nombre')).toBe(nombre);
    expect(before.getAll('color')).toEqual(['verde']);
  },
);

test.prop([fc.array(fc.tuple(fc.constantFrom('tamano', 'color', 'cuando', 'x'), fc.string()))])(
  'no address makes it throw',
  (pairs) => {
    const params = new URLSearchParams(pairs);
    expect(readAnswers(params).answers.colours.length).toBeLessThanOrEqual(MAX_COLOURS);
    expect(asksWhichAve(params)).toBe(pairs.some(([param]) => param !== 'x'));
  },
);
