import type { AveResumen } from '../domain/ave.ts';

/** Species of birds in the world, about: the longest list that the search box may ever have. */
export const ESPECIES_DEL_MUNDO = 11_000;

/** Primes larger than the words of the guide: stepping by them pairs words that differ from species to species. */
const STEPS = [7919, 104_729] as const;

/**
 * A list of `count` made-up species for measurements, of the words of real ones: as many words a name, as long, as often
 * the same. The same each time; the numbers in Roman letters that tell them apart make each name its own.
 */
export function mundo(aves: readonly AveResumen[], count = ESPECIES_DEL_MUNDO): AveResumen[] {
  const words = (texts: string[]) => [...new Set(texts)];
  const nombres = aves.map(({ nombre }) => nombre.split(' '));
  const first = words(nombres.map(([word = '']) => word));
  const last = words(nombres.map((each) => each.at(-1) ?? ''));
  const genera = words(aves.map(({ cientifico }) => cientifico.split(' ')[0] ?? ''));
  const epithets = words(aves.map(({ cientifico }) => cientifico.split(' ').at(-1) ?? ''));
  const pick = (from: string[], at: number) => from[at % from.length] ?? '';
  return Array.from({ length: count }, (_, at) => {
    const nombre = `${pick(first, at)} ${pick(last, at * STEPS[0])} ${letters(at)}`;
    const cientifico = `${pick(genera, at)} ${pick(epithets, at * STEPS[1])}`;
    const like = aves[at % aves.length] as AveResumen;
    return { ...like, nombre, cientifico, alias: undefined };
  });
}

/** A number as a word of syllables, so that it reads, and is searched, as one. */
function letters(number: number): string {
  const syllables = ['ba', 'ce', 'di', 'fo', 'gu', 'la', 'me', 'ni', 'ro', 'tu'];
  return [...String(number)].map((digit) => syllables[Number(digit)]).join('');
}
