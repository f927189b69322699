/**
 * Whether `text`, from `i` on, is the beginning of `name`, from `j` on, but for some slips: a letter missing, too many,
 * wrong, or two neighbours swapped (Damerau–Levenshtein distance to some prefix). A slip is where both first differ: taken
 * earlier, it would give the same letters.
 */
export function startsWithSlips(text: string, name: string, slips: number, i = 0, j = 0): boolean {
  let [at, against] = [i, j];
  while (at < text.length && text[at] === name[against]) {
    at += 1;
    against += 1;
  }
  if (text.length - at <= slips) return true;
  if (slips === 0) return false;
  const isSwapped = text[at] === name[against + 1] && text[at + 1] === name[against];
  return (
    startsWithSlips(text, name, slips - 1, at, against + 1) ||
    startsWithSlips(text, name, slips - 1, at + 1, against) ||
    startsWithSlips(text, name, slips - 1, at + 1, against + 1) ||
    (isSwapped && startsWithSlips(text, name, slips - 1, at + 2, against + 2))
  );
}

/** Whether it is so with the beginning of some word of a folded name but its first. */
export function wordStartsWithSlips(text: string, name: string, slips: number): boolean {
  for (let end = name.indexOf('-'); end >= 0; end = name.indexOf('-', end + 1)) {
    if (startsWithSlips(text, name, slips, 0, end + 1)) return true;
  }
  return false;
}
