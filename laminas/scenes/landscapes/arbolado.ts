/** Parks, river woods and wetlands. */
import { addCurve, fillPath } from '../brush/stroke.ts';
import { mix, shade } from '../colour/pigment.ts';
import { DISC } from '../disc.ts';
import type { View } from '../view.ts';
import type { TreeShape } from './crowns.ts';
import { layLand, lineAt, rollingLine } from './land.ts';
import { drawTrees } from './tree.ts';

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
    addCurve(
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
    addCurve(
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
