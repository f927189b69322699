import { expect, test } from 'vitest';
import type { Answers } from '../answers.ts';
import type { Traits } from '../traits.ts';
import { identify } from './identify.ts';
import { reasonOf } from './reason.ts';

const carbonero: Traits = {
  nombre: 'Carbonero común',
  familia: 'Paridae',
  longitud: 14,
  habitats: ['parque', 'bosque'],
  meses: [11, 12, 1],
  frecuencia: 'muy común',
  colours: [{ negro: 0.4, amarillo: 0.35, verde: 0.15, blanco: 0.1 }],
};

function reason(answers: Partial<Answers>, ave = carbonero): string {
  const [candidate] = identify([ave], { colours: [], ...answers });
  return candidate ? reasonOf(candidate) : '';
}

test('a reason says the answers that fit, in the feminine of «ave»', () => {
  expect(
    reason({ colours: ['amarillo'], size: 'gorrion', habitat: 'parque', month: 11, activity: 'posada' }),
  ).toBe('amarilla, tamaño de gorrión, en tu parque, en noviembre, posada');
});

test('a bird is of the colours that take much of it and has some of the others', () => {
  expect(reason({ colours: ['blanco', 'negro', 'amarillo'] })).toBe('negra y amarilla, con blanco');
  expect(reason({ colours: ['blanco', 'verde'] })).toBe('con blanco y verde');
});

test('an answer that does not fit is not among the reasons', () => {
  expect(reason({ colours: ['rojo'], size: 'ciguena', habitat: 'roquedo', month: 6, activity: 'agua' })).toBe(
    'muy común en Madrid',
  );
});

test('any month is no reason', () => {
  expect(reason({ month: 'cualquiera', habitat: 'bosque' })).toBe('en el bosque');
});
