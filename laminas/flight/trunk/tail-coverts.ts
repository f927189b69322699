import { hexOf, rgbOf, tone, toned } from '../../geometry/colour.ts';
import { blend, type Point } from '../../geometry/point.ts';
import { stroke } from '../../geometry/trace.ts';
import { type Easel, placed, px } from '../easel.ts';
import { paintFeatherMark } from '../wing/feather-mark.ts';
import { paintVane } from '../wing/paint-vane.ts';
import { Vane } from '../wing/vane.ts';
import { softWebs } from './trunk-feathers.ts';

/** How far the tail coverts reach over the tail, share of it, and in how many rows. */
const REACH = 0.42;
const ROWS = 6;

/** Upper or under tail coverts: a tongue of soft feathers whose last row thins out over the tail. */
export function paintTailCoverts(easel: Easel): void {
  const { stage, random } = easel;
  const { tail, trunk } = stage.plan;
  const { colours } = stage.flight;
  const vent = 1 - tail.length;
  for (let row = 0; row < ROWS; row++) {
    const t = row / (ROWS - 1);
    const end = vent + Math.min(tail.length, 0.4) * blend(REACH, 0.04, t);
    const wide = blend(tail.root * 0.17, Math.max(tail.root, trunk.belly * 0.8) * 0.42, t);
    const length = Math.min(0.13, tail.length * 0.36) * blend(1, 0.75, t);
    const columns = 2 + row;
    for (let i = 0; i <= columns; i++) {
      const k = (i / columns) * 2 - 1 + random.bell() * 0.06;
      const curve = (1 - k * k) * 0.035 + random.bell() * 0.01;
      const tip: Point = [wide * k * 1.1, end + curve];
      const root: Point = [wide * k * 0.9, end + curve - length];
      const vane = new Vane(root, tip, 0, softWebs(length * 0.5));
      const colour = colours.undertail ?? colours.body;
      paintVane(easel, vane, {
        colour: hexOf(tone(rgbOf(colour), random.bell() * 0.018)),
        shadow: 0.08,
        shaft: 0.12,
        contour: 0.06,
      });
      if (colours.mark && !colours.undertail) paintFeatherMark(easel, vane, colours.mark);
    }
  }
}

/** Feet drawn up under the tail coverts: only the bunched toes show; none where the legs trail behind. */
export function paintTuckedFeet(easel: Easel): void {
  const { stage, ctx } = easel;
  const { colours } = stage.flight;
  const { tail, trunk } = stage.plan;
  if (!colours.feet || trunk.legs) return;
  const y = 1 - tail.length * 0.84 + 0.012;
  for (const side of [-1, 1]) {
    for (const toe of [-1, 1, 0]) {
      const x = side * trunk.belly * 0.22 + toe * 0.009;
      const end = y + 0.062 - Math.abs(toe) * 0.012;
      const curl: Point[] = [
        [x * 0.96, y - 0.02],
        [x + toe * 0.003, y + 0.04],
        [x - side * 0.004, end],
      ];
      stroke(ctx, placed(easel, curl), toned(colours.feet, toe * 0.03 - 0.14), px(easel, 0.009, 0.9));
      stroke(
        ctx,
        placed(easel, [curl[2] as Point, [x - side * 0.006, end + 0.009]]),
        '#3a302a',
        px(easel, 0.0045, 0.5),
      );
    }
  }
}
