/** Parts of a kept value, each by its name; `undefined` for one that was taken out. */
export type Parts = ReadonlyMap<string, unknown>;

/** How something is kept under a key of the browser's storage, and what parts it is made of. */
export type Kept<Value> = {
  key: string;
  /** Key under which a text that could not be read is kept aside before the first write. */
  asideKey: string;
  empty: Value;
  /**
   * Reads the stored text; `null` is nothing stored.
   * @throws {Error} when the text is not what is kept here
   */
  parse: (text: string | null) => Value;
  write: (value: Value) => string;
  parts: (value: Value) => Parts;
  /** The value with those parts put in or taken out, and all else as it stands. */
  withParts: (value: Value, parts: Parts) => Value;
};

/** The parts that have to be put in or taken out of `before` to make `after`. */
export function changedParts(before: Parts, after: Parts): Map<string, unknown> {
  const changed = new Map<string, unknown>();
  for (const part of before.keys()) if (!after.has(part)) changed.set(part, undefined);
  for (const [part, value] of after) if (before.get(part) !== value) changed.set(part, value);
  return changed;
}
