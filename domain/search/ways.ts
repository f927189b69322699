/** The ways in which a name answers to a text, the best first. */
export const WAY = { whole: 0, starts: 1, startsWord: 2, contains: 3 } as const;

export type Way = (typeof WAY)[keyof typeof WAY];

/** The best way in which a folded name answers to a folded text that is not empty. */
export function wayOf(name: string, wanted: string): Way | undefined {
  const at = name.indexOf(wanted);
  if (at < 0) return undefined;
  if (name.length === wanted.length) return WAY.whole;
  if (at === 0) return WAY.starts;
  return name.includes(`-${wanted}`) ? WAY.startsWord : WAY.contains;
}
