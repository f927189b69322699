import type { Syllable } from '../timeline.ts';
import { GROUND, xOf } from './scale.ts';
import type { Stretch } from './staves.ts';

/** A syllable where it is written, by its middle, in parts of which some are stressed. */
export type WrittenSyllable = { x: number; parts: { text: string; stressed: boolean }[] };

/** About what a letter takes, units, and what parts two syllables. */
const LETTER = 6.3;
const SPACE = 3;
/** How far a syllable may move from under its note. */
const SHIFT = 7;

/** The syllables of a staff; those for which there is no room are left out: what comes so fast repeats itself. */
export function writtenSyllables(syllables: readonly Syllable[], { from, to }: Stretch): WrittenSyllable[] {
  const written: WrittenSyllable[] = [];
  let free = Number.NEGATIVE_INFINITY;
  for (const { text, ...span } of syllables) {
    const middle = (span.from + span.to) / 2;
    if (middle < from || middle >= to) continue;
    const half = (text.length * LETTER) / 2;
    const under = xOf(middle, from);
    const x = Math.min(Math.max(under, free + half), GROUND - half);
    if (x - half < free || Math.abs(x - under) > SHIFT + half / 2) continue;
    free = x + half + SPACE;
    written.push({ x, parts: partsOf(text) });
  }
  return written;
}

/** What carries an accent is stressed. */
function partsOf(text: string): WrittenSyllable['parts'] {
  const parts = text.toLowerCase().match(/[^\s-]+|[\s-]+/g) ?? [];
  return parts.map((part) => ({ text: part, stressed: /[áéíóú]/.test(part) }));
}
