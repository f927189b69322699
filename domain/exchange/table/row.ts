import type { NewSighting } from '../../notebook/sighting.ts';

/** A row of a table, and the line of the file with which it begins. */
export type Row = { line: number; cells: readonly string[] };

/** What a row says. */
export type Outcome =
  | { kind: 'sighting'; sighting: NewSighting; isOutside: boolean }
  /** That a species was seen, and nothing more. */
  | { kind: 'mark'; nombre: string }
  /** A bird that is not in the guide, or what is no one species, by the name that it bears. */
  | { kind: 'foreign' | 'unidentified'; name: string }
  | { kind: 'unread'; line: string };

/** A row as the visitor finds it again in the file. */
export function unread({ line, cells }: Row, reason: string): Outcome {
  const text = cells.filter((cell) => cell.trim() !== '').join(', ');
  return { kind: 'unread', line: `línea ${line}, ${reason}: ${text.slice(0, 300)}` };
}

/** A cell without what protects it from being taken for a formula. */
export function bareCell(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, '').trim();
}
