import { expect, test } from 'vitest';
import { identificar } from './identificar.ts';
import { motivoOf } from './motivo.ts';
import type { Respuestas } from './respuestas.ts';
import type { Senas } from './senas.ts';

const carbonero: Senas = {
  nombre: 'Carbonero común',
  familia: 'Paridae',
  longitud: 14,
  habitats: ['parque', 'bosque'],
  meses: [11, 12, 1],
  frecuencia: 'muy común',
  colores: [{ negro: 0.4, amarillo: 0.35, verde: 0.15, blanco: 0.1 }],
};

function motivo(respuestas: Partial<Respuestas>, ave = carbonero): string {
  const [candidata] = identificar([ave], { colores: [], ...respuestas });
  return candidata ? motivoOf(candidata) : '';
}

test('a reason says the answers that fit, in the feminine of «ave»', () => {
  expect(
    motivo({ colores: ['amarillo'], tamano: 'gorrion', habitat: 'parque', mes: 11, haciendo: 'posada' }),
  ).toBe('amarilla, tamaño de gorrión, en tu parque, en noviembre, posada');
});

test('a bird is of the colours that take much of it and has some of the others', () => {
  expect(motivo({ colores: ['blanco', 'negro', 'amarillo'] })).toBe('negra y amarilla, con blanco');
  expect(motivo({ colores: ['blanco', 'verde'] })).toBe('con blanco y verde');
});

test('an answer that does not fit is not among the reasons', () => {
  expect(motivo({ colores: ['rojo'], tamano: 'ciguena', habitat: 'roquedo', mes: 6, haciendo: 'agua' })).toBe(
    'muy común en Madrid',
  );
});

test('any month is no reason', () => {
  expect(motivo({ mes: 'cualquiera', habitat: 'bosque' })).toBe('en el bosque');
});
