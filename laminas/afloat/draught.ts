import { boxOf, type Point, pick } from '../geometry/point.ts';
import type { Sheet } from '../geometry/sheet.ts';

/** Draught of a swimmer whose recipe gives none, share of the trunk's depth. */
export const DRAUGHT = 0.14;
/** The trunk whose depth is meant: from behind the breast to before the stern, on the sheet. */
const TRUNK = [0.4, 0.5, 0.6, 0.7] as const;

/** Level of the water on a body that swims with a share of its trunk's depth below it, px. */
export function swimmingLevel(sheet: Sheet, draught: number): number {
  const trunk = boxOf(TRUNK.flatMap((u) => [sheet.at(u, 0), sheet.at(u, 1)]));
  return trunk.y + trunk.height * (1 - draught);
}

/** Where a level cuts the outline of a body, px: the foremost and the hindmost place. */
export function hullAt(outline: readonly Point[], level: number): { left: number; right: number } {
  const crossings = outline.flatMap(([x, y], i) => {
    const [nextX, nextY] = pick(outline, (i + 1) % outline.length);
    return y > level === nextY > level ? [] : [x + ((level - y) / (nextY - y)) * (nextX - x)];
  });
  return { left: Math.min(...crossings), right: Math.max(...crossings) };
}
