/** Beginnings before which «y» turns into «e», and «o» into «u»: those that sound alike. */
const SOUNDS_LIKE_I = /^(?:[ií]|h[ií](?![aeo]))/i;
const SOUNDS_LIKE_O = /^(?:h?[oó]|8|11\b)/i;

type Conjunction = 'y' | 'o' | 'ni';

/**
 * Phrases as one: «a, b y c», with «o» for a choice, with «ni» after a negation; «e» and «u» where Spanish asks for them.
 * Written here, because the browser's own lists take longer to load than a page takes to come alive (decision 011).
 */
export function joinPhrases(phrases: Iterable<string>, conjunction: Conjunction = 'y'): string {
  const rest = [...phrases];
  const last = rest.pop() ?? '';
  return rest.length === 0 ? last : `${rest.join(', ')} ${conjunctionBefore(last, conjunction)} ${last}`;
}

function conjunctionBefore(phrase: string, conjunction: Conjunction): string {
  if (conjunction === 'ni') return 'ni';
  if (conjunction === 'y') return SOUNDS_LIKE_I.test(phrase) ? 'e' : 'y';
  return SOUNDS_LIKE_O.test(phrase) ? 'u' : 'o';
}
