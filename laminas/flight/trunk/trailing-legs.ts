import { toned } from '../../geometry/colour.ts';
import type { Point } from '../../geometry/point.ts';
import { stroke } from '../../geometry/trace.ts';
import { type Easel, placed, px } from '../easel.ts';

/** How far apart the two legs lie, and how much longer the toes are than thick, body lengths. */
const APART = 0.017;
const WIDTH = 0.012;
/** Share of what shows that the toes take. */
const TOES = 0.62;

/** Legs stretched out behind the tail: shanks under it, the toes laid together beyond. */
export function paintTrailingLegs(easel: Easel): void {
  const { stage, ctx } = easel;
  const { trunk, tail } = stage.plan;
  const { feet } = stage.flight.colours;
  if (!trunk.legs || !feet) return;
  const tip = 1 + trunk.legs;
  for (const side of [-1, 1] as const) {
    const x = side * APART;
    const root: Point = [side * APART * 1.6, 1 - tail.length * 0.7];
    const heel: Point = [x, tip - trunk.legs * TOES];
    stroke(ctx, placed(easel, [root, heel]), toned(feet, side * 0.03 - 0.02), px(easel, WIDTH, 1));
    for (const toe of [-1, 1, 0]) {
      const end: Point = [x + toe * trunk.legs * 0.09, tip - Math.abs(toe) * trunk.legs * 0.16];
      const middle: Point = [x + toe * trunk.legs * 0.07, (heel[1] + end[1]) / 2];
      stroke(
        ctx,
        placed(easel, [heel, middle, end]),
        toned(feet, toe * 0.03 - 0.05),
        px(easel, WIDTH * 0.7, 0.8),
      );
    }
  }
}
