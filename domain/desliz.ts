/** Shortest folded text, letters, in which a slip is forgiven: below it, one letter changed is another word. */
export const MIN_CON_DESLIZ = 4;

/** Whether all of `text` from `at` on stands in `name` from `from` on. */
function continues(text: string, at: number, name: string, from: number): boolean {
  if (text.length - at > name.length - from) return false;
  for (let i = at, j = from; i < text.length; i++, j++) {
    if (text.charCodeAt(i) !== name.charCodeAt(j)) return false;
  }
  return true;
}

/**
 * Whether `text` is the beginning of `name` from `from` on, but for one slip: a letter missing, too many, wrong, or two
 * neighbours swapped (Damerau–Levenshtein distance of at most 1 to some prefix). Where both first differ, the slip is
 * there: taken earlier, it would give the same letters.
 */
export function startsWithOneSlip(text: string, name: string, from = 0): boolean {
  let at = 0;
  while (at < text.length && text.charCodeAt(at) === name.charCodeAt(from + at)) at += 1;
  if (at === text.length) return true;
  const here = from + at;
  const wrong = here < name.length && continues(text, at + 1, name, here + 1);
  if (wrong || continues(text, at, name, here + 1)) return true;
  if (continues(text, at + 1, name, here)) return true;
  const swapped =
    text.charCodeAt(at) === name.charCodeAt(here + 1) && text.charCodeAt(at + 1) === name.charCodeAt(here);
  return swapped && continues(text, at + 2, name, here + 2);
}
