/** Forest and dehesa. */
import type { Point } from '../../geometry/point.ts';
import { fillPath } from '../brush/stroke.ts';
import { shade } from '../colour/pigment.ts';
import { DISC } from '../disc.ts';
import type { View } from '../view.ts';
import { layLand, lineAt, rollingLine } from './land.ts';
import { drawTree, drawTrees } from './tree.ts';

const LEFT = DISC.left;
const RIGHT = DISC.right;

export function behindBosque(view: View): void {
  const { palette, horizon } = view;
  const random = view.dice('tall pines');
  layLand(view, rollingLine(view, 'sierra', horizon - 40, 120, 5), palette.far, 0.05);
  const firs = { from: LEFT - 10, to: RIGHT + 10, count: 24, low: 80, high: 150 };
  drawTrees(view, 'firs', ['abeto', 'abeto', 'pino'], firs, () => horizon + 16, shade(palette.far, -0.02));
  layLand(view, rollingLine(view, 'clearing', horizon + 26, 24, 7), palette.middle, 0.03);
  for (const x of [252, 318, 372, 818, 884, 946]) {
    const foot: Point = [x + random.range(-12, 12), horizon + random.range(30, 56)];
    drawTree(view, 'pino', foot, random.range(230, 330), shade(palette.middle, 0.01), random);
  }
}

export function standingBosque(view: View): void {
  const { palette, horizon } = view;
  const low = rollingLine(view, 'undergrowth', horizon + 104, 26, 9);
  const shrubs = { from: LEFT, to: RIGHT, count: 12, low: 26, high: 56 };
  drawTrees(view, 'shrubs', ['mata', 'mata', 'encina'], shrubs, (x) => lineAt(low, x) + 6, palette.near);
  layLand(view, low, palette.near, 0.04);
}

export function behindDehesa(view: View): void {
  const { palette, horizon } = view;
  layLand(view, rollingLine(view, 'far hills', horizon - 14, 58, 5), palette.far);
  const slope = rollingLine(view, 'pasture', horizon + 18, 34, 5);
  const far = { from: LEFT, to: RIGHT, count: 17, low: 26, high: 46 };
  drawTrees(view, 'far encinas', ['encina'], far, (x) => lineAt(slope, x) - 1, shade(palette.middle, -0.02));
  layLand(view, slope, palette.middle, 0.05);
}

export function standingDehesa(view: View): void {
  const { palette, horizon } = view;
  const random = view.dice('encinas');
  const scattered = [
    [262, 40, 78],
    [372, 74, 112],
    [470, 36, 66],
    [585, 60, 84],
    [700, 38, 70],
    [806, 66, 104],
    [918, 44, 88],
  ] as const;
  for (const [x, depth, height] of scattered) {
    const foot: Point = [x + random.range(-16, 16), horizon + depth];
    fillPath(view.ctx, shade(palette.near, -0.045), () =>
      view.ctx.ellipse(
        foot[0] - view.light.x * height * 0.3,
        foot[1] + 8,
        height * 0.5,
        height * 0.055,
        0,
        0,
        Math.PI * 2,
      ),
    );
    drawTree(view, 'encina', foot, height, shade(palette.near, -0.05), random);
  }
}
