import { expect, test } from 'vitest';
import type { Answers } from '../answers.ts';
import type { Traits } from '../traits.ts';
import { identify } from './identify.ts';
import { objectionOf, reasonOf } from './reason.ts';

const carbonero: Traits = {
  nombre: 'Carbonero común',
  familia: 'Paridae',
  longitud: 14,
  habitats: ['parque', 'bosque'],
  meses: [11, 12, 1],
  abundancia: [3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 3],
  frecuencia: 'muy común',
  colours: [{ negro: 0.4, amarillo: 0.35, verde: 0.15, blanco: 0.1 }],
  sounds: ['chirría', 'dos notas'],
  mostSeen: { parque: 8 },
};
const mirlo: Traits = {
  ...carbonero,
  nombre: 'Mirlo común',
  colours: [
    { negro: 0.96, anaranjado: 0.04 },
    { pardo: 0.9, negro: 0.1 },
  ],
  second: 'hembra',
};

function reason(answers: Partial<Answers>, ave = carbonero): string {
  const [candidate] = identify([ave], { colours: [], ...answers });
  return candidate ? reasonOf(candidate) : '';
}

function objection(answers: Partial<Answers>, ave = carbonero): string | undefined {
  const [candidate] = identify([ave], { colours: [], ...answers });
  return candidate && objectionOf(candidate);
}

test('a reason says the answers that fit, in the feminine of «ave»', () => {
  expect(
    reason({
      colours: ['amarillo'],
      size: 'gorrion',
      habitat: 'parque',
      month: 11,
      activity: 'posada',
      sound: 'dos notas',
    }),
  ).toBe('amarilla, tamaño de gorrión, en tu parque, en noviembre, posada, repetía dos notas');
  expect(objection({ sound: 'ulula' })).toBe('No encaja: ululaba');
});

test('a bird is of the colours that take much of it and has some of the others', () => {
  expect(reason({ colours: ['blanco', 'negro', 'amarillo'] })).toBe('negra y amarilla, con blanco');
  expect(reason({ colours: ['blanco', 'verde'] })).toBe('con blanco y verde');
  const ciguena = { ...carbonero, colours: [{ blanco: 0.53, negro: 0.26, rojo: 0.21 }] };
  expect(reason({ colours: ['negro', 'blanco'] }, ciguena)).toBe('blanca, con negro');
});

test('an answer that does not fit is not among the reasons', () => {
  expect(reason({ colours: ['rojo'], size: 'ciguena', habitat: 'roquedo', month: 6, activity: 'agua' })).toBe(
    'muy común en Madrid',
  );
});

test('colours are those of the bird that shows them, and which it is is said where the other looks otherwise', () => {
  expect(reason({ colours: ['pardo'], size: 'gorrion' }, mirlo)).toBe('parda (la hembra), tamaño de gorrión');
  expect(reason({ colours: ['negro', 'anaranjado'] }, mirlo)).toBe('negra, con anaranjado');
  expect(reason({ colours: ['pardo'] }, { ...mirlo, second: 'en invierno' })).toBe('parda (en invierno)');
  const pair = [
    { gris: 0.6, blanco: 0.4 },
    { gris: 0.7, blanco: 0.3 },
  ];
  expect(reason({ colours: ['gris'] }, { ...mirlo, colours: pair })).toBe('gris');
});

test('what does not fit is told apart, in the words of the answers', () => {
  expect(objection({ colours: ['rojo'], size: 'ciguena', habitat: 'río', month: 6, activity: 'agua' })).toBe(
    'No encaja: color rojo, tamaño de cigüeña, en el río, en junio, en el agua',
  );
  expect(objection({ colours: ['rojo', 'negro', 'azul'] })).toBe('No encaja: colores rojo y azul');
  expect(objection({ colours: ['pardo', 'anaranjado'] }, mirlo)).toBe('No encaja: color anaranjado');
});

test('an orange that one may call red is held neither for the bird nor against it', () => {
  const redstart = { ...mirlo, colours: [{ negro: 0.8, anaranjado: 0.2 }] };
  expect(reason({ colours: ['negro', 'rojo'] }, redstart)).toBe('negra');
  expect(objection({ colours: ['negro', 'rojo'] }, redstart)).toBeUndefined();
});

test('nothing is said against a bird that fits all that was answered, or of which nothing was', () => {
  expect(objection({ colours: ['negro'], size: 'gorrion', month: 'cualquiera' })).toBeUndefined();
  expect(objection({})).toBeUndefined();
});

test('any month is no reason', () => {
  expect(reason({ month: 'cualquiera', habitat: 'bosque' })).toBe('en el bosque');
});
