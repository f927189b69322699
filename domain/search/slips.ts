/**
 * Whether `text` is the beginning of `name` but for one slip: a letter missing, too many, wrong, or two neighbours
 * swapped (Damerau–Levenshtein distance of at most 1 to some prefix). The slip is where both first differ: taken
 * earlier, it would give the same letters.
 */
export function startsWithOneSlip(text: string, name: string): boolean {
  let same = 0;
  while (same < text.length && text[same] === name[same]) same += 1;
  const typed = text.slice(same);
  const meant = name.slice(same);
  const swapped = typed.slice(1, 2) + typed.slice(0, 1) + typed.slice(2);
  return (
    meant.slice(1).startsWith(typed) ||
    meant.startsWith(typed.slice(1)) ||
    meant.slice(1).startsWith(typed.slice(1)) ||
    meant.startsWith(swapped)
  );
}
