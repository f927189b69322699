import type { Entries } from './avistadas.ts';
import type { Kept } from './kept.ts';

/**
 * The list that «Resetear» has emptied. It stands beside the list, so that the notice is there on every page and in every tab at once,
 * until the notebook has taken it in and the visitor has closed the notice or undone it.
 */
export type Emptied = {
  id: string;
  /** When, ms since 1970. */
  cuando: number;
  entradas: Entries;
  /** The days that the notebook had not taken in yet, by name. */
  fechas: Record<string, unknown>;
  /** Ids of those emptied before whose notice still stood: one notice, and one «Deshacer», for all. */
  anteriores: string[];
  estado: 'vaciada' | 'cerrada' | 'deshecha';
};

const STATES = ['vaciada', 'cerrada', 'deshecha'];

/** @throws {SyntaxError | TypeError} when the text is not JSON or not what `EMPTIED` writes */
function parseEmptied(text: string | null): Emptied | null {
  const value: Emptied | null = text === null ? null : JSON.parse(text);
  if (value === null) return null;
  const { id, cuando, entradas, fechas, anteriores, estado } = value;
  const isRight =
    typeof id === 'string' &&
    Number.isFinite(cuando) &&
    Array.isArray(entradas) &&
    typeof fechas === 'object' &&
    fechas !== null &&
    Array.isArray(anteriores) &&
    STATES.includes(estado);
  if (!isRight) throw new TypeError('the stored list is not an emptied one');
  return value;
}

export const EMPTIED: Kept<Emptied | null> = {
  key: 'seenBird.vaciada',
  asideKey: 'seenBird.vaciada.respaldo',
  empty: null,
  parse: parseEmptied,
  write: (emptied) => emptied && JSON.stringify(emptied),
};

/** What the visitor reads when the list has been emptied: «Has vaciado tu lista: 152 aves.» */
export function emptiedInWords(count: number): string {
  return `Has vaciado tu lista: ${count === 1 ? '1 ave' : `${count} aves`}.`;
}
