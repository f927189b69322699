import type { Kept, Parts } from './kept.ts';

/** Key of the browser's local storage under which the seen list is kept: a JSON array of names. */
export const AVISTADAS_KEY = 'seenBird';

/** Key under which a text that could not be read as a list is kept aside before the first write. */
export const RESPALDO_KEY = 'seenBird.respaldo';

/** Species of the guide: fixed by the specification; `data/load-aves.test.ts` holds the data to it. */
export const TOTAL_AVES = 203;

/** The stored list as it stands. Entries that are no known name are kept and not counted. */
export type Entradas = readonly unknown[];

/** A species as the seen list knows it. */
export type Avistable = { nombre: string; alias?: string[] };

/**
 * Reads the stored text; `null` (nothing stored) is an empty list.
 * @throws {SyntaxError | TypeError} when the text is not JSON or not an array
 */
export function parseAvistadas(text: string | null): Entradas {
  if (text === null) return [];
  const value: unknown = JSON.parse(text);
  if (!Array.isArray(value)) throw new TypeError('the stored list is not an array');
  return value;
}

function names({ nombre, alias = [] }: Avistable): Set<string> {
  return new Set([nombre, ...alias].map((name) => name.normalize('NFC')));
}

/** Every name and older spelling, with its species. */
export function knownNames<Ave extends Avistable>(aves: readonly Ave[]): ReadonlyMap<string, Ave> {
  return new Map(aves.flatMap((ave) => [...names(ave)].map((name) => [name, ave] as const)));
}

function isNameOf(entrada: unknown, known: Set<string>): boolean {
  return typeof entrada === 'string' && known.has(entrada.normalize('NFC'));
}

/** Whether the list holds the species, under its name or an older spelling. */
export function isAvistada(entradas: Entradas, ave: Avistable): boolean {
  const known = names(ave);
  return entradas.some((entrada) => isNameOf(entrada, known));
}

/** The list with the species marked; the same list when it was marked already. */
export function addAvistada(entradas: Entradas, ave: Avistable): Entradas {
  return isAvistada(entradas, ave) ? entradas : [...entradas, ave.nombre];
}

/** The list without the species, under any of its spellings. All else stays. */
export function removeAvistada(entradas: Entradas, ave: Avistable): Entradas {
  const known = names(ave);
  return entradas.filter((entrada) => !isNameOf(entrada, known));
}

/** Puts emptied entries back before those marked since, none twice. */
export function restoreAvistadas(entradas: Entradas, emptied: Entradas): Entradas {
  const marked = new Set(emptied.map((entrada) => JSON.stringify(entrada)));
  return [...emptied, ...entradas.filter((entrada) => !marked.has(JSON.stringify(entrada)))];
}

/** Names of the species of `aves` that the list holds. */
export function nombresAvistados(entradas: Entradas, aves: readonly Avistable[]): ReadonlySet<string> {
  const stored = new Set(
    entradas.filter((entrada) => typeof entrada === 'string').map((name) => name.normalize('NFC')),
  );
  return new Set(
    aves.filter((ave) => [...names(ave)].some((name) => stored.has(name))).map((ave) => ave.nombre),
  );
}

/** An entry, by the text that it is stored as: entries that are no names can be told apart too. */
function partsOf(entradas: Entradas): Parts {
  return new Map(entradas.map((entrada) => [JSON.stringify(entrada), JSON.stringify(entrada)]));
}

function withParts(entradas: Entradas, parts: Parts): Entradas {
  const held = partsOf(entradas);
  const gone = (entrada: unknown) => {
    const part = JSON.stringify(entrada);
    return parts.has(part) && parts.get(part) === undefined;
  };
  const added = [...parts].filter(([part, value]) => value !== undefined && !held.has(part));
  return [...entradas.filter((entrada) => !gone(entrada)), ...added.map(([part]) => JSON.parse(part))];
}

/** How the seen list is kept. */
export const AVISTADAS: Kept<Entradas> = {
  key: AVISTADAS_KEY,
  respaldo: RESPALDO_KEY,
  empty: Object.freeze([]),
  parse: parseAvistadas,
  write: JSON.stringify,
  parts: partsOf,
  withParts,
};

/** Progress as the visitor reads it. `progresoOf(1)` → `{ text: '1 de 203 avistamientos', percentage: '0,49 %' }`. */
export function progresoOf(count: number): { text: string; percentage: string } {
  const percentage = ((count / TOTAL_AVES) * 100).toFixed(2).replace('.', ',');
  return { text: `${count} de ${TOTAL_AVES} avistamientos`, percentage: `${percentage}\u00a0%` };
}
