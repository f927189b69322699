import { foldText } from '../addresses/slug.ts';
import type { NamedAve } from './names.ts';
import { suggest } from './suggest.ts';

/** Letters of the short form in which observers write names: two of each of its first two words. */
const SHORT_FORM = 4;

/**
 * The species that a hasty hand may mean, at most `limit`: first those of whose name each typed bit begins a word, in this order
 * («gor com»), or whose first two words begin with the four letters, two and two («goco»); then what `suggest` finds.
 */
export function quickNames<Item>(list: readonly NamedAve<Item>[], text: string, limit: number): Item[] {
  const wanted = foldText(text);
  if (wanted === '') return [];
  const bits = wanted.split('-').filter(Boolean);
  const isMeant = ({ names }: NamedAve<Item>) =>
    names.some(({ folded }) => beginWords(folded, bits) || (bits.length === 1 && isShortForm(folded, wanted)));
  const meant = list.filter(isMeant).map(({ ave }) => ave);
  const suggested = suggest(list, text, limit).map(({ ave }) => ave);
  return [...new Set(bits.length > 1 ? [...meant, ...suggested] : [...suggested, ...meant])].slice(0, limit);
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
