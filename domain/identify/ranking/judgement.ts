/** What one answer says of one species: how likely one would give it, 0..1, and whether the data bear it out. */
export type Judgement = { fit: number; fits: boolean };

/** How likely an answer is that stands in the data, yet not as what is most usual. */
const SECOND = 0.5;

/** How likely an answer is that stands first, later, or not at all (`otherwise`) in a list that begins with the most usual. */
export function judgeInOrder<Value>(usual: readonly Value[], answer: Value, otherwise: number): Judgement {
  const place = usual.indexOf(answer);
  if (place < 0) return { fit: otherwise, fits: false };
  return { fit: place === 0 ? 1 : SECOND, fits: true };
}
