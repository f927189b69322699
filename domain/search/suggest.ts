import { foldText } from '../addresses/slug.ts';
import { type Answer, answersTo } from './answers.ts';
import type { Name, Named, NamedAve } from './names.ts';

/** The part of a name that was typed: from `from` to before `to`, in UTF-16 units. */
export type Match = { from: number; to: number };

/** A species with the name for which it is suggested. `whole`: that name is what was typed, and no more. */
export type Suggestion<Item> = { ave: Item; name: Name; whole: boolean; match?: Match };

/** How many species are suggested at most: what one looks over at a glance. */
export const MAX_SUGGESTIONS = 8;

/** How many species are shown at most where it is a guess which one was meant. */
const MAX_GUESSES = 5;

/** Letters of a text beyond which it is no name: twice those of the longest. */
const MAX_LETTERS = 60;

/** Where a folded text stands in a name as it is written, the start of a word first. */
function matchOf({ written, folded }: Name, wanted: string): Match | undefined {
  // A letter that folds into none or two would put the mark elsewhere: better none.
  if (folded.length !== written.length) return undefined;
  const word = `-${folded}`.indexOf(`-${wanted}`);
  const from = word >= 0 ? word : folded.indexOf(wanted);
  return from < 0 ? undefined : { from, to: from + wanted.length };
}

function suggestionOf<Item>({ ave, name }: Answer<Item>, wanted: string): Suggestion<Item> {
  const match = matchOf(name, wanted);
  const whole = name.folded === wanted && name.kind !== 'grupo';
  return { ave, name, whole, ...(match && { match }) };
}

/** Nothing for a text that is empty, or too long for a name. */
function toFind(text: string): string {
  const wanted = foldText(text);
  return wanted.length > MAX_LETTERS ? '' : wanted;
}

/** The species that a text may be the beginning of, at most `limit`, the best first. */
export function suggest<Item extends Named>(
  list: readonly NamedAve<Item>[],
  text: string,
  limit = MAX_SUGGESTIONS,
): Suggestion<Item>[] {
  const wanted = toFind(text);
  if (wanted === '') return [];
  const answers = answersTo(list, wanted, false);
  return answers.slice(0, limit).map((answer) => suggestionOf(answer, wanted));
}

/**
 * The species that a finished text may mean where no `nombre` contains it: those that bear it as a name, all of them; else
 * the best few.
 */
export function meantBy<Item extends Named>(
  list: readonly NamedAve<Item>[],
  text: string,
): Suggestion<Item>[] {
  const wanted = toFind(text);
  if (wanted === '') return [];
  const meant = answersTo(list, wanted, true).map((answer) => suggestionOf(answer, wanted));
  const named = meant.filter(({ whole }) => whole);
  return named.length > 0 ? named : meant.slice(0, MAX_GUESSES);
}
