/**
 * Birds that everyone knows, to compare others with: length in cm from bill tip to tail tip, as the guide's data have it
 * of the house sparrow, the blackbird, the town pigeon, the mallard and the white stork.
 */
export const REFERENCIAS = [
  { tamano: 'gorrion', nombre: 'gorrión', longitud: 15 },
  { tamano: 'mirlo', nombre: 'mirlo', longitud: 25 },
  { tamano: 'paloma', nombre: 'paloma', longitud: 33 },
  { tamano: 'pato', nombre: 'pato', longitud: 58 },
  { tamano: 'ciguena', nombre: 'cigüeña', longitud: 100 },
] as const;

/** The sizes that one may answer, ascending: as one of those birds, between two of them, or beyond. */
export const TAMANOS = [
  'menor-que-gorrion',
  'gorrion',
  'gorrion-mirlo',
  'mirlo',
  'mirlo-paloma',
  'paloma',
  'paloma-pato',
  'pato',
  'pato-ciguena',
  'ciguena',
  'mayor-que-ciguena',
] as const;

export type Tamano = (typeof TAMANOS)[number];

/** What each answer means: the lengths in cm that agree with it, and how one says it of a bird. */
export const SIGNIFICADO: Readonly<Record<Tamano, { desde: number; hasta: number; frase: string }>> = {
  'menor-que-gorrion': { desde: 0, hasta: 12, frase: 'menor que un gorrión' },
  gorrion: { desde: 15, hasta: 15, frase: 'tamaño de gorrión' },
  'gorrion-mirlo': { desde: 18, hasta: 21, frase: 'entre gorrión y mirlo' },
  mirlo: { desde: 25, hasta: 25, frase: 'tamaño de mirlo' },
  'mirlo-paloma': { desde: 28, hasta: 30, frase: 'entre mirlo y paloma' },
  paloma: { desde: 33, hasta: 33, frase: 'tamaño de paloma' },
  'paloma-pato': { desde: 40, hasta: 48, frase: 'entre paloma y pato' },
  pato: { desde: 58, hasta: 58, frase: 'tamaño de pato' },
  'pato-ciguena': { desde: 70, hasta: 83, frase: 'entre pato y cigüeña' },
  ciguena: { desde: 100, hasta: 100, frase: 'tamaño de cigüeña' },
  'mayor-que-ciguena': { desde: 115, hasta: Number.POSITIVE_INFINITY, frase: 'mayor que una cigüeña' },
};

/**
 * How far an estimate strays, in natural logarithms of the length: half the mean step between two of the birds above
 * (ln(100/15) / 4 / 2 ≈ 0.24), so that who is wrong by one bird is wrong by two of these.
 */
export const DESVIO = Math.log(100 / 15) / 8;

/** Deviations within which a bird has the size that was answered: the sizes on either side of it still do. */
const SAME = 1.1;

/** How far a length is from an answer, in deviations; 0 when it agrees. */
function strayOf(longitud: number, tamano: Tamano): number {
  const { desde, hasta } = SIGNIFICADO[tamano];
  if (longitud >= desde && longitud <= hasta) return 0;
  return Math.abs(Math.log(longitud / (longitud < desde ? desde : hasta))) / DESVIO;
}

/** How likely one is to give that answer for a bird of that length, relative to the best answer: a bell curve, 0..1. */
export function fitOfTamano(longitud: number, tamano: Tamano): number {
  return Math.exp(-(strayOf(longitud, tamano) ** 2) / 2);
}

/** Whether one may say that a bird of that length has that size. */
export function hasTamano(longitud: number, tamano: Tamano): boolean {
  return strayOf(longitud, tamano) <= SAME;
}
