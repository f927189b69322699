import { TOTAL_AVES } from '../species/total.ts';
import type { Kept } from './kept.ts';

/** Key of the browser's local storage under which the seen list is kept: a JSON array of names. */
export const AVISTADAS_KEY = 'seenBird';

/** Key under which a text that could not be read as a list is kept aside before the first write. */
export const ASIDE_KEY = 'seenBird.respaldo';

/** The stored list as it stands. Entries that are no known name are kept and not counted. */
export type Entries = readonly unknown[];

/** A species as the seen list knows it. */
export type NamedAve = { nombre: string; alias?: string[] };

/**
 * Reads the stored text; `null` (nothing stored) is an empty list.
 * @throws {SyntaxError | TypeError} when the text is not JSON or not an array
 */
export function parseAvistadas(text: string | null): Entries {
  if (text === null) return [];
  const value: unknown = JSON.parse(text);
  if (!Array.isArray(value)) throw new TypeError('the stored list is not an array');
  return value;
}

function names({ nombre, alias = [] }: NamedAve): Set<string> {
  return new Set([nombre, ...alias].map((name) => name.normalize('NFC')));
}

/** Every name and older spelling, with its species. */
export function knownNames<Ave extends NamedAve>(aves: readonly Ave[]): ReadonlyMap<string, Ave> {
  return new Map(aves.flatMap((ave) => [...names(ave)].map((name) => [name, ave] as const)));
}

function isNameOf(entry: unknown, known: Set<string>): boolean {
  return typeof entry === 'string' && known.has(entry.normalize('NFC'));
}

/** Whether the list holds the species, under its name or an older spelling. */
export function isAvistada(entries: Entries, ave: NamedAve): boolean {
  const known = names(ave);
  return entries.some((entry) => isNameOf(entry, known));
}

/** The list with the species marked; the same list when it was marked already. */
export function addAvistada(entries: Entries, ave: NamedAve): Entries {
  return isAvistada(entries, ave) ? entries : [...entries, ave.nombre];
}

/** The list without the species, under any of its spellings. All else stays. */
export function removeAvistada(entries: Entries, ave: NamedAve): Entries {
  const known = names(ave);
  return entries.filter((entry) => !isNameOf(entry, known));
}

/** Puts emptied entries back before those marked since, none twice. */
export function restoreAvistadas(entries: Entries, emptied: Entries): Entries {
  const marked = new Set(emptied.map((entry) => JSON.stringify(entry)));
  return [...emptied, ...entries.filter((entry) => !marked.has(JSON.stringify(entry)))];
}

/** Names of the species of `aves` that the list holds. */
export function seenNames(entries: Entries, aves: readonly NamedAve[]): ReadonlySet<string> {
  const stored = new Set(
    entries.filter((entry) => typeof entry === 'string').map((name) => name.normalize('NFC')),
  );
  return new Set(
    aves.filter((ave) => [...names(ave)].some((name) => stored.has(name))).map((ave) => ave.nombre),
  );
}

/** The list with those entries behind its own, none twice; the same list when it holds them all. */
export function appendEntries(entries: Entries, added: Entries): Entries {
  const held = new Set(entries.map((entry) => JSON.stringify(entry)));
  const fresh = added.filter((entry) => !held.has(JSON.stringify(entry)));
  return fresh.length === 0 ? entries : [...entries, ...fresh];
}

/** The list without those entries; the same list when it holds none of them. */
export function withoutEntries(entries: Entries, taken: Entries): Entries {
  const texts = new Set(taken.map((entry) => JSON.stringify(entry)));
  const left = entries.filter((entry) => !texts.has(JSON.stringify(entry)));
  return left.length === entries.length ? entries : left;
}

/** How the seen list is kept. */
export const AVISTADAS: Kept<Entries> = {
  key: AVISTADAS_KEY,
  asideKey: ASIDE_KEY,
  empty: Object.freeze([]),
  parse: parseAvistadas,
  write: JSON.stringify,
};

/** Progress as the visitor reads it. `progressOf(1)` → `{ text: '1 de 203 avistamientos', percentage: '0,49 %' }`. */
export function progressOf(count: number): { text: string; percentage: string } {
  const percentage = ((count / TOTAL_AVES) * 100).toFixed(2).replace('.', ',');
  return { text: `${count} de ${TOTAL_AVES} avistamientos`, percentage: `${percentage}\u00a0%` };
}
