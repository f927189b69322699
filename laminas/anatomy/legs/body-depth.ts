import type { Sheet } from '../../geometry/sheet.ts';

/** Greatest depth of the body, px. */
export function bodyDepth(sheet: Sheet): number {
  return 2 * Math.max(...[0.3, 0.35, 0.4, 0.45, 0.5, 0.55].map((u) => sheet.halfDepth(u)));
}
