/** How something is kept under a key of the browser's storage. */
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
  /** The text to store; `null` to store nothing. */
  write: (value: Value) => string | null;
};
