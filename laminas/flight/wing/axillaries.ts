import { hexOf, rgbOf, tone } from '../../geometry/colour.ts';
import { blend, type Point } from '../../geometry/point.ts';
import type { WingEasel } from '../easel.ts';
import { softWebs } from '../trunk/trunk-feathers.ts';
import { paintFeatherMark } from './feather-mark.ts';
import { paintVane } from './paint-vane.ts';
import { Vane } from './vane.ts';

/** Feathers of the armpit, and rows of the shoulder. */
const COUNT = 7;
const SCAPULAR_ROWS = 4;

/** Axillaries: long soft feathers that lie from the armpit over the roots of the inner secondaries. */
export function paintAxillaries(easel: WingEasel): void {
  const { stage, field, random } = easel;
  const { colours } = stage.flight;
  const { trunk, wing } = stage.plan;
  for (let i = COUNT - 1; i >= 0; i--) {
    const t = i / (COUNT - 1);
    const root: Point = [
      trunk.chest * blend(0.4, 0.36, t),
      trunk.projection + wing.root * blend(0.22, 0.5, 1 - t),
    ];
    const tip = field.at(blend(0.06, 0.3, t), blend(0.72, 0.44, t) + random.bell() * 0.015);
    const vane = new Vane(root, tip, -0.2, softWebs(wing.root * 0.13));
    const colour = colours.axillaries ?? colours.median ?? colours.coverts;
    paintVane(easel, vane, {
      colour: hexOf(tone(rgbOf(colour), random.bell() * 0.02)),
      shadow: 0.1,
      shaft: 0.18,
      contour: 0.16,
    });
    if (colours.covertMark) paintFeatherMark(easel, vane, colours.covertMark);
  }
}

/** Scapulars, seen from above: rows from the shoulder over the upper edge of the wing. */
export function paintScapulars(easel: WingEasel): void {
  const { stage, random } = easel;
  const { colours } = stage.flight;
  const { trunk, wing } = stage.plan;
  for (let row = 0; row < SCAPULAR_ROWS; row++) {
    const t = row / (SCAPULAR_ROWS - 1);
    for (let i = 5; i >= 0; i--) {
      const along = i / 5;
      const y = trunk.projection + wing.root * blend(0.03, 0.6, along) + random.bell() * 0.008;
      const x = trunk.chest * blend(0.54, 0.2, t) * blend(1, 0.62, along ** 1.5) + random.bell() * 0.006;
      const length = wing.root * blend(0.3, 0.22, t) * blend(0.7, 1, along);
      const tip: Point = [x + length * blend(0.5, -0.05, along), y + length];
      const vane = new Vane([x - length * 0.25, y - length * 0.2], tip, 0.2, softWebs(length * 0.5));
      paintVane(easel, vane, {
        colour: hexOf(tone(rgbOf(colours.body), random.bell() * 0.02)),
        shadow: 0.1,
        shaft: 0.15,
        contour: 0.16,
      });
    }
  }
}
