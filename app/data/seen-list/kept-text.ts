import type { Kept } from '../../../domain/seen-list/kept.ts';

/** The part of the browser's `Storage` that is needed. */
export type SeenStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What was found in the storage; `blocked` is the error where nothing could be read, and so nothing may be written. */
export type Reading<Value> = { value: Value; illegible: string | null; blocked?: unknown };

/** Reads what is kept, whatever stands there. */
export function readKept<Value>(kept: Kept<Value>, open: () => SeenStorage): Reading<Value> {
  let text: string | null;
  try {
    text = open().getItem(kept.key);
  } catch (error) {
    return { value: kept.empty, illegible: null, blocked: error };
  }
  try {
    return { value: kept.parse(text), illegible: null };
  } catch {
    return { value: kept.empty, illegible: text };
  }
}

export function writeKept<Value>(kept: Kept<Value>, storage: SeenStorage, value: Value): void {
  const text = kept.write(value);
  if (text === null) storage.removeItem(kept.key);
  else storage.setItem(kept.key, text);
}

/** Adds the text to those set aside before, unless it is there already. */
export function keepAside(storage: SeenStorage, key: string, text: string): void {
  const before = storage.getItem(key);
  if (before?.includes(text)) return;
  storage.setItem(key, before === null ? text : `${before}\n${text}`);
}
