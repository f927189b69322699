/**
 * Birds that everyone knows, to compare others with: length in cm from bill tip to tail tip, as the guide's data have it
 * of the house sparrow, the blackbird, the town pigeon, the mallard and the white stork.
 */
export const REFERENCE_BIRDS = [
  { size: 'gorrion', nombre: 'gorrión', longitud: 15 },
  { size: 'mirlo', nombre: 'mirlo', longitud: 25 },
  { size: 'paloma', nombre: 'paloma', longitud: 33 },
  { size: 'pato', nombre: 'pato', longitud: 58 },
  { size: 'ciguena', nombre: 'cigüeña', longitud: 100 },
] as const;

/** The sizes that one may answer, ascending: as one of those birds, between two of them, or beyond. */
export const SIZES = [
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

export type Size = (typeof SIZES)[number];

/** What each answer means: the lengths in cm that agree with it, and how one says it of a bird. */
export const SIZE_MEANINGS: Readonly<Record<Size, { from: number; to: number; phrase: string }>> = {
  'menor-que-gorrion': { from: 0, to: 12, phrase: 'menor que un gorrión' },
  gorrion: { from: 15, to: 15, phrase: 'tamaño de gorrión' },
  'gorrion-mirlo': { from: 18, to: 21, phrase: 'entre gorrión y mirlo' },
  mirlo: { from: 25, to: 25, phrase: 'tamaño de mirlo' },
  'mirlo-paloma': { from: 28, to: 30, phrase: 'entre mirlo y paloma' },
  paloma: { from: 33, to: 33, phrase: 'tamaño de paloma' },
  'paloma-pato': { from: 40, to: 48, phrase: 'entre paloma y pato' },
  pato: { from: 58, to: 58, phrase: 'tamaño de pato' },
  'pato-ciguena': { from: 70, to: 83, phrase: 'entre pato y cigüeña' },
  ciguena: { from: 100, to: 100, phrase: 'tamaño de cigüeña' },
  'mayor-que-ciguena': { from: 115, to: Number.POSITIVE_INFINITY, phrase: 'mayor que una cigüeña' },
};

/** How far an estimate strays, in natural logarithms of the length; fitted to everyday cases (decision 008). */
const DEVIATION = 0.15;

/**
 * Logarithms within which a bird has the size that was answered: half the mean step between two of the birds above
 * (ln(100/15) / 4 / 2 ≈ 0.24) and a little more, so that the sizes on either side of it still do.
 */
const SAME = 0.26;

/** How far a length is from an answer, in natural logarithms; 0 when it agrees. */
function strayOf(longitud: number, size: Size): number {
  const { from, to } = SIZE_MEANINGS[size];
  if (longitud >= from && longitud <= to) return 0;
  return Math.abs(Math.log(longitud / (longitud < from ? from : to)));
}

/** How likely one is to give that answer for a bird of that length, relative to the best answer: a bell curve, 0..1. */
export function fitOfSize(longitud: number, size: Size): number {
  return Math.exp(-((strayOf(longitud, size) / DEVIATION) ** 2) / 2);
}

/** Whether one may say that a bird of that length has that size. */
export function hasSize(longitud: number, size: Size): boolean {
  return strayOf(longitud, size) <= SAME;
}
