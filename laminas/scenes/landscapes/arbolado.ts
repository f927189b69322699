/** The wooded habitats: park, forest, dehesa and river wood. */
import type { Point } from '../../geometry/point.ts';
import { curveThrough, fillPath } from '../brush/stroke.ts';
import { mix, shade } from '../colour/pigment.ts';
import { DISC } from '../disc.ts';
import type { View } from '../view.ts';
import type { TreeShape } from './crowns.ts';
import { layLand, lineAt, rollingLine } from './land.ts';
import { drawTree, drawTrees } from './tree.ts';

const LEFT = DISC.left;
const RIGHT = DISC.right;

/** Hills with a row of trees on each, the far ones low and pale. */
function woodedHills(
  view: View,
  far: readonly TreeShape[],
  middle: readonly TreeShape[],
  count: number,
): void {
  const { palette, horizon } = view;
  const high = rollingLine(view, 'far hills', horizon - 6, 70, 6);
  layLand(view, high, palette.far);
  const low = rollingLine(view, 'middle hills', horizon + 22, 30, 7);
  const spread = { from: LEFT, to: RIGHT, count, low: 48, high: 92 };
  drawTrees(view, 'far trees', far, spread, (x) => lineAt(low, x) - 6, shade(palette.far, -0.012));
  layLand(view, low, palette.middle, 0.03);
  if (middle.length > 0) {
    const nearer = { from: LEFT - 20, to: RIGHT + 20, count: Math.ceil(count * 0.7), low: 70, high: 120 };
    drawTrees(view, 'middle trees', middle, nearer, (x) => lineAt(low, x) + 26, palette.middle);
  }
}

export function behindParque(view: View): void {
  woodedHills(view, ['redonda', 'redonda', 'chopo'], ['redonda', 'ciprés', 'redonda', 'sauce'], 13);
}

/** A path that winds away between lawns. */
export function standingParque(view: View): void {
  const { ctx, palette, horizon } = view;
  const far = horizon + 34;
  const sand = mix(shade(palette.near, 0.1), '#efdcb8', 0.35);
  fillPath(ctx, sand, () => {
    curveThrough(
      ctx,
      [
        [690, far],
        [640, far + 22],
        [520, far + 62],
        [560, far + 120],
        [470, DISC.bottom + 20],
      ],
      false,
    );
    curveThrough(
      ctx,
      [
        [780, DISC.bottom + 20],
        [720, far + 120],
        [610, far + 66],
        [665, far + 24],
        [700, far],
      ],
      false,
      true,
    );
  });
  const spread = { from: LEFT - 30, to: LEFT + 190, count: 2, low: 120, high: 150 };
  drawTrees(view, 'lawn left', ['redonda', 'sauce'], spread, () => horizon + 92, palette.near);
  const right = { from: RIGHT - 170, to: RIGHT + 20, count: 2, low: 110, high: 160 };
  drawTrees(view, 'lawn right', ['redonda', 'ciprés'], right, () => horizon + 84, palette.near);
}

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

export function behindRio(view: View): void {
  woodedHills(view, ['chopo', 'chopo', 'sauce', 'redonda'], ['sauce', 'chopo', 'redonda'], 18);
}

export function behindHumedal(view: View): void {
  const { palette, horizon } = view;
  layLand(view, rollingLine(view, 'far hills', horizon - 8, 46, 6), palette.far);
  const trees = { from: LEFT, to: RIGHT, count: 12, low: 34, high: 84 };
  drawTrees(
    view,
    'tarayes',
    ['redonda', 'sauce', 'mata'],
    trees,
    () => horizon + 4,
    shade(palette.far, -0.03),
  );
  layLand(view, rollingLine(view, 'far reeds', horizon + 2, 16, 34), palette.middle, 0.02, false);
}
