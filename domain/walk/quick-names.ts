import { foldText } from '../addresses/slug.ts';
import type { Named, NamedAve } from '../search/names.ts';
import { suggest } from '../search/suggest.ts';

/** Letters of the short form in which observers write names: two of each of its first two words. */
const SHORT_FORM = 4;

/**
 * The species that a hasty hand may mean, at most `limit`: first those that have the text in a name; then those of whose name each typed
 * bit begins a word, in this order («gor com»), or whose first two words begin with the four letters, two and two («goco»), in the order
 * of the list; then what else the search box would suggest, slips and all.
 */
export function quickNames<Item extends Named>(
  list: readonly NamedAve<Item>[],
  text: string,
  limit: number,
): Item[] {
  const wanted = foldText(text);
  const bits = wanted.split('-').filter(Boolean);
  if (bits.length === 0) return [];
  const isMeant = ({ names }: NamedAve<Item>) =>
    names.some(({ folded }) => (bits.length > 1 ? beginWords(folded, bits) : isShortForm(folded, wanted)));
  const meant = list.filter(isMeant).map(({ ave }) => ave);
  const suggested = suggest(list, text, limit);
  const written = suggested.filter(({ match }) => match).map(({ ave }) => ave);
  return [...new Set([...written, ...meant, ...suggested.map(({ ave }) => ave)])].slice(0, limit);
}

/** Whether each bit begins a word of the name, in their order. */
function beginWords(name: string, bits: readonly string[]): boolean {
  const words = name.split('-');
  let at = 0;
  return bits.every((bit) => {
    while (at < words.length && !words[at]?.startsWith(bit)) at += 1;
    at += 1;
    return at <= words.length;
  });
}

function isShortForm(name: string, wanted: string): boolean {
  if (wanted.length !== SHORT_FORM) return false;
  const [first = '', second = ''] = name.split('-');
  return first.startsWith(wanted.slice(0, 2)) && second.startsWith(wanted.slice(2));
}
