/** The bark of a trunk: long interlaced plates over dark fissures, or a smooth skin with lenticels. */
import type { Path, Point } from '../../../geometry/point.ts';
import type { Random } from '../../../geometry/random.ts';
import { addBlob, addTaper, fillPath, ribbonPath } from '../../brush/stroke.ts';
import { shade, veil } from '../../colour/pigment.ts';
import type { View } from '../../view.ts';
import { thicknessOf } from './rod.ts';

export interface Trunk {
  /** Edge on the bird's side, top to bottom. */
  inner: Path;
  /** The other edge. */
  outer: Path;
  colour: string;
  cracked: number;
}

/** Point of the trunk: 0 the bird's edge … 1 the far edge, and a height in px. */
export function placeOnTrunk(trunk: Trunk, across: number, y: number): Point {
  const i = Math.max(0, Math.min(trunk.inner.length - 1, Math.round((y + 20) / 14)));
  const [from, to] = [trunk.inner[i] as Point, trunk.outer[i] as Point];
  return [from[0] + (to[0] - from[0]) * across, y];
}

/** Foreshortening: columns crowd towards both edges of the round trunk. */
const wrap = (share: number): number => 0.5 - Math.cos(share * Math.PI) / 2;

function plate(
  view: View,
  trunk: Trunk,
  column: number,
  columns: number,
  from: number,
  length: number,
  random: Random,
): void {
  const { ctx, light } = view;
  const share = wrap((column + 0.5) / columns);
  const width = Math.abs(wrap((column + 1) / columns) - wrap(column / columns)) * thicknessOf(view.scene);
  const sway = column % 2 ? 1 : -1;
  const spine: Point[] = [];
  for (let k = 0; k <= 14; k++) {
    const y = from + (length * k) / 14;
    const middle = placeOnTrunk(trunk, share, y);
    spine.push([middle[0] + Math.sin(y / 41) * sway * width * 0.22 + random.bell() * 1.4, y]);
  }
  const lean =
    placeOnTrunk(trunk, 0, from)[0] < placeOnTrunk(trunk, 1, from)[0] ? share * 2 - 1 : 1 - share * 2;
  const turned = lean * Math.sign(light.x) * Math.abs(light.x);
  const tone = 0.045 + turned * 0.1 + random.bell() * 0.022;
  const full = random.range(0.36, 0.56);
  const half = (t: number): number =>
    width * full * Math.sin(Math.PI * (0.03 + t * 0.94)) ** 0.7 * (1 + 0.16 * Math.sin(t * 9 + from));
  ribbonPath(ctx, spine, half);
  ctx.fillStyle = shade(trunk.colour, tone);
  ctx.fill();
  const bright = light.x > 0 ? [1, 0.55] : [-0.55, -1];
  ribbonPath(ctx, spine, half, bright[0], bright[1]);
  ctx.fillStyle = veil(shade(trunk.colour, tone + 0.11), 0.75);
  ctx.fill();
  fillPath(ctx, veil(shade(trunk.colour, tone - 0.16), 0.6), () => {
    for (let k = 0; k < 5; k++) {
      const start = spine[1 + Math.floor(random.next() * 10)] as Point;
      const x = start[0] + random.bell() * width * 0.2;
      addTaper(ctx, [x, start[1]], [x + random.bell() * 3, start[1] + random.range(14, 46)], 1.3);
    }
  });
}

/** Rough bark: plates in columns, each column swaying against its neighbour. */
export function platedBark(view: View, trunk: Trunk, random: Random): void {
  const columns = Math.max(5, Math.round(thicknessOf(view.scene) / 17));
  for (let column = 0; column < columns; column++) {
    let y = -30 - random.range(0, 70);
    while (y < 910) {
      const length = random.range(60, 240) * (0.7 + trunk.cracked * 0.4);
      plate(view, trunk, column, columns, y, length, random);
      y += length * random.range(0.86, 0.95);
    }
  }
}

/** Smooth bark: pale, with dark lenticels across it and old branch scars. */
export function smoothBark(view: View, trunk: Trunk, random: Random): void {
  const { ctx } = view;
  for (const [tone, count] of [
    [0.1, 70],
    [-0.15, 90],
  ] as const)
    fillPath(ctx, veil(shade(trunk.colour, tone), 0.7), () => {
      for (let i = 0; i < count; i++) {
        const at = placeOnTrunk(trunk, random.next(), random.range(0, 900));
        const length = random.range(6, 26);
        addTaper(ctx, at, [at[0] + length, at[1] + random.bell() * 2], random.range(1, 2.6), 2);
      }
    });
  for (let i = 0; i < 4; i++) {
    const at = placeOnTrunk(trunk, random.range(0.25, 0.75), 90 + i * 220 + random.range(0, 90));
    fillPath(ctx, shade(trunk.colour, -0.2), () => addBlob(ctx, at, 11, 8, random, 0.1));
    fillPath(ctx, shade(trunk.colour, -0.06), () => addBlob(ctx, at, 6, 4, random, 0.1));
  }
}
