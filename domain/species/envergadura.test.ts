import { describe, expect, it } from 'vitest';
import { envergaduraInWords, knownBirdFor } from './envergadura.ts';

const AVES = [
  { nombre: 'Gorrión común', envergadura: 23 },
  { nombre: 'Paloma bravía', envergadura: 65 },
  { nombre: 'Cigüeña blanca', envergadura: 200 },
  { nombre: 'Buitre leonado', envergadura: 260 },
  { nombre: 'Cuco', envergadura: 58 },
];

describe('the known bird', () => {
  it('is the one whose wingspan comes nearest', () => {
    expect(knownBirdFor({ nombre: 'Cuco', envergadura: 58 }, AVES).nombre).toBe('Paloma bravía');
    expect(knownBirdFor({ nombre: 'Águila real', envergadura: 210 }, AVES).nombre).toBe('Cigüeña blanca');
    expect(knownBirdFor({ nombre: 'Buitre negro', envergadura: 280 }, AVES).nombre).toBe('Buitre leonado');
  });

  it('is never the species itself', () => {
    expect(knownBirdFor({ nombre: 'Gorrión común', envergadura: 23 }, AVES).nombre).toBe('Paloma bravía');
  });

  it('must exist', () => {
    expect(() => knownBirdFor({ nombre: 'Cuco', envergadura: 58 }, [])).toThrow(/none of the birds/);
  });
});

describe('the wingspan in a sentence', () => {
  it('compares a small bird with a known one only', () => {
    expect(envergaduraInWords(18, { nombre: 'Gorrión común', envergadura: 23 })).toBe(
      'Sus alas abiertas miden 18\u00a0cm: menos que las del gorrión común (23\u00a0cm).',
    );
  });

  it('compares a large one with the arms of a person too', () => {
    expect(envergaduraInWords(280, { nombre: 'Cigüeña blanca', envergadura: 200 })).toBe(
      'Sus alas abiertas miden 280\u00a0cm: más que las de la cigüeña blanca (200\u00a0cm), y más que los brazos abiertos de una persona (170\u00a0cm).',
    );
  });

  it.each([
    [23, 'casi lo mismo que'],
    [46, 'el doble que'],
    [60, 'más del doble que'],
    [11.5, 'la mitad que'],
    [10, 'menos de la mitad que'],
  ])('says of %f cm beside 23 that it is «%s»', (cm, words) => {
    expect(envergaduraInWords(cm, { nombre: 'Gorrión común', envergadura: 23 })).toContain(
      `: ${words} las del`,
    );
  });
});
