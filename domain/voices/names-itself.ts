import { foldText } from '../addresses/slug.ts';

/** As it sounds: letters that Spanish writes in two ways are one, and what is silent or doubled is left out. */
const heard = (text: string) =>
  foldText(text)
    .replace(/k|qu|c(?=[aourlc]|$)/g, 'c')
    .replace(/h|[^a-z]/g, '')
    .replace(/(.)\1+/g, '$1');

/** How much of the beginning of a name a syllable must be for it to give the name away. */
const TELLING = 2;

/** Whether a voice says the name of its bird, as a cuckoo does: a syllable of it begins a word of the name. */
export function namesItself(nombre: string, syllables: readonly string[]): boolean {
  const words = nombre.split(/[\s-]+/).map(heard);
  return syllables
    .flatMap((syllable) => syllable.split(/[\s-]+/))
    .map(heard)
    .some((each) => each.length >= TELLING && words.some((word) => word.startsWith(each)));
}
