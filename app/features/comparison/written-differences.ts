import type { Row } from '../../../domain/look-alikes/side-by-side.ts';
import { differences } from '../../data/comparison.ts';

/** The title of the row that is written by hand. */
export const AT_A_GLANCE = 'De un vistazo';

/** What is written of the species given against one another, as the row that stands first; none where one of them has nothing. */
export function differencesAmong(nombres: readonly string[]): Row | undefined {
  const cells = nombres.map((nombre) => ({
    lines: differences
      .filter(({ of, from }) => of === nombre && nombres.includes(from))
      .map(({ text }) => text),
  }));
  return cells.every(({ lines }) => lines.length > 0) ? { title: AT_A_GLANCE, cells } : undefined;
}
