import { foldText } from '../addresses/slug.ts';
import { NAME_KINDS, type Name, type NamedAve } from './names.ts';
import { startsWithOneSlip } from './one-slip.ts';

/** The part of a name that was typed: from `from` to before `to`, in UTF-16 units. */
export type Match = { name: string; from: number; to: number };

export type Suggestion<Item> = { ave: Item; match?: Match };

/** How many species are suggested at most: what one looks over at a glance. */
export const MAX_SUGGESTIONS = 8;

/** Letters of a text from which one slip is forgiven: in a shorter one, a letter changed is another word. */
const MIN_LETTERS_FOR_SLIP = 4;

/** A way in which a folded name answers to a folded text. */
type Way = (name: string, wanted: string) => boolean;

const isWhole: Way = (name, wanted) => name === wanted;
const starts: Way = (name, wanted) => name.startsWith(wanted);
const startsWord: Way = (name, wanted) => name.includes(`-${wanted}`);
const contains: Way = (name, wanted) => name.includes(wanted);
const startsWordWithSlip: Way = (name, wanted) => {
  const words = name.split('-');
  return words.some((_, at) => startsWithOneSlip(wanted, words.slice(at).join('-')));
};

/** The species that some name answers for, by the kind of name, then by `ways`, then in the order of the list. */
function answering<Item>(
  list: readonly NamedAve<Item>[],
  wanted: string,
  ways: readonly Way[],
): NamedAve<Item>[] {
  return NAME_KINDS.flatMap((kind) =>
    ways.flatMap((way) =>
      list.filter(({ names }) => names.some((name) => name.kind === kind && way(name.folded, wanted))),
    ),
  );
}

/** Where a folded text stands in a name as it is written, the start of a word first. */
function matchOf({ written, folded }: Name, wanted: string): Match | undefined {
  // A letter that folds into none or two would put the mark elsewhere: better none.
  if (folded.length !== written.length) return undefined;
  const word = `-${folded}`.indexOf(`-${wanted}`);
  const from = word >= 0 ? word : folded.indexOf(wanted);
  return from < 0 ? undefined : { name: written, from, to: from + wanted.length };
}

function suggestionOf<Item>({ ave, names }: NamedAve<Item>, wanted: string): Suggestion<Item> {
  const match = names.map((name) => matchOf(name, wanted)).find((each) => each !== undefined);
  return match ? { ave, match } : { ave };
}

/**
 * The species that a text may be the beginning of, at most `limit`, compared as `searchAves` does. By the kind of name,
 * `nombre` first; among those of a kind, first the name itself, then names that start with the text, those with a word
 * that does, those that contain it. Where no word starts with it, from four letters on, names that would but for one
 * slip follow. An empty text suggests nothing.
 */
export function suggest<Item>(
  list: readonly NamedAve<Item>[],
  text: string,
  limit = MAX_SUGGESTIONS,
): Suggestion<Item>[] {
  const wanted = foldText(text);
  if (wanted === '') return [];
  const found = answering(list, wanted, [isWhole, starts, startsWord, contains]);
  const mayBeSlip =
    wanted.length >= MIN_LETTERS_FOR_SLIP && answering(list, wanted, [starts, startsWord]).length === 0;
  const slips = mayBeSlip ? answering(list, wanted, [startsWordWithSlip]) : [];
  return [...new Set([...found, ...slips])].slice(0, limit).map((each) => suggestionOf(each, wanted));
}
