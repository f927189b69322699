/** Beginnings before which «y» turns into «e», and «o» into «u»: those that sound alike. */
const SONIDO_I = /^(?:[ií]|h[ií](?![aeo]))/i;
const SONIDO_O = /^(?:h?[oó]|8|11\b)/i;

/**
 * Phrases as one: «a, b y c», or with «o» for a choice; «e» and «u» where Spanish asks for them.
 * Written here, because the browser's own lists take longer to load than a page takes to come alive (decision 011).
 */
export function enumerar(phrases: Iterable<string>, nexo: 'y' | 'o' = 'y'): string {
  const rest = [...phrases];
  const last = rest.pop() ?? '';
  return rest.length === 0 ? last : `${rest.join(', ')} ${nexoBefore(last, nexo)} ${last}`;
}

function nexoBefore(phrase: string, nexo: 'y' | 'o'): string {
  if (nexo === 'y') return SONIDO_I.test(phrase) ? 'e' : 'y';
  return SONIDO_O.test(phrase) ? 'u' : 'o';
}
