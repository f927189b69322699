import { byFrecuencia } from '../species/frecuencia.ts';
import { type Name, type Named, type NamedAve, WORD_END } from './names.ts';
import { rankOf, rankOfSlips, rankOfSound } from './rank.ts';
import { soundOf } from './sound.ts';
import { WAY, wayOf } from './ways.ts';

/** A species that some name answers for, by its best name. */
export type Answer<Item> = { ave: Item; name: Name; rank: number };

/** Letters of a text, or of its sound, from which a first slip is forgiven: in a shorter one, a letter changed is another word. */
const MIN_LETTERS_FOR_SLIP = 4;

/** Letters from which a second one is. */
const MIN_LETTERS_FOR_TWO = 8;

/** The species that some name answers for, by the rank of their best, then the easiest to meet first. */
function ranked<Item extends Named>(
  list: readonly NamedAve<Item>[],
  rankFor: (name: Name) => number | undefined,
): Answer<Item>[] {
  const answers: Answer<Item>[] = [];
  for (const { ave, names } of list) {
    let best: Answer<Item> | undefined;
    for (const name of names) {
      const rank = rankFor(name);
      if (rank !== undefined && (!best || rank < best.rank)) best = { ave, name, rank };
    }
    if (best) answers.push(best);
  }
  return answers.sort((a, b) => a.rank - b.rank || byFrecuencia(a.ave, b.ave));
}

/** The species that may be meant by a text with a slip in it: those with the least slips. */
function withSlips<Item extends Named>(
  list: readonly NamedAve<Item>[],
  wanted: string,
  finished: boolean,
): Answer<Item>[] {
  const sounds = soundOf(wanted);
  if (Math.min(wanted.length, sounds.length) < MIN_LETTERS_FOR_SLIP) return [];
  const end = finished ? WORD_END : '';
  const text = { letters: wanted + end, sounds: sounds + end };
  const heard = ranked(list, (name) => rankOfSound(name, text.sounds));
  if (heard.length > 0) return heard;
  const one = ranked(list, (name) => rankOfSlips(name, text, 1));
  if (one.length > 0 || wanted.length < MIN_LETTERS_FOR_TWO) return one;
  return ranked(list, (name) => rankOfSlips(name, text, 2));
}

/**
 * The species that a folded text names, or may be the beginning of unless it is `finished`, ranked as `rank.ts` says. Where
 * no word of any name starts with it, those follow that sound like it or would start with it but for slips.
 */
export function answersTo<Item extends Named>(
  list: readonly NamedAve<Item>[],
  wanted: string,
  finished: boolean,
): Answer<Item>[] {
  const found = ranked(list, (name) => rankOf(name, wanted));
  if (found.some(({ name }) => (wayOf(name.folded, wanted) ?? WAY.contains) < WAY.contains)) return found;
  const known = new Set(found.map(({ ave }) => ave));
  const others = list.filter(({ ave }) => !known.has(ave));
  return [...found, ...withSlips(others, wanted, finished)];
}
