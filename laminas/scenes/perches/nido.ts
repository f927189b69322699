/** A stork's nest: a broad bowl of sticks on top of a post. */
import { type Point, walk } from '../../geometry/point.ts';
import type { Random } from '../../geometry/random.ts';
import { addCurve, addTaper, fillPath } from '../brush/stroke.ts';
import { shade, veil } from '../colour/pigment.ts';
import { footing, type View } from '../view.ts';

/** Half the breadth of the rim and depth of the bowl, px. */
const HALF = 216;
const DEPTH = 118;
const STICKS = 420;
/** Sticks of the far rim, behind the bird, and of the near rim, over its toes. */
const FAR_RIM = 60;
const NEAR_RIM = 64;

/** Half the breadth of the bowl at a depth (share of it), px. */
const halfAt = (share: number): number => HALF * Math.sqrt(Math.max(0, 1 - share ** 2.2 * 0.86));

function bowl(sole: Point): Point[] {
  const [x, y] = sole;
  const side = (way: 1 | -1) =>
    [0, 0.25, 0.5, 0.75, 1].map((share): Point => [x + way * halfAt(share) * 0.93, y + 8 + share * DEPTH]);
  return [[x, y - 4], ...side(1), [x, y + DEPTH + 16], ...side(-1).reverse()];
}

/** One stick somewhere in the bowl, nearly level, its ends rising at the sides. */
function addStick(view: View, sole: Point, share: number, random: Random): void {
  const across = random.range(-1, 1);
  const middle: Point = [
    sole[0] + across * halfAt(share) * 0.9,
    sole[1] + 9 + share * DEPTH + random.bell() * 5,
  ];
  const angle = random.bell() * 0.24 - across * (0.12 + share * 0.42);
  const half = random.range(26, 74);
  addTaper(
    view.ctx,
    walk(middle, angle, -half),
    walk(middle, angle, half),
    random.range(2.2, 4.6),
    random.bell() * 4,
  );
}

/** One stick along the rim: `height` px above the sole in the middle of the nest, more or less at its sides. */
function addRimStick(view: View, sole: Point, height: number, rise: number, random: Random): void {
  const across = random.range(-0.94, 0.94);
  const middle: Point = [
    sole[0] + across * HALF * 0.9,
    sole[1] - height - rise * across ** 2 + random.bell() * 4,
  ];
  const angle = random.bell() * 0.14 - across * rise * 0.006;
  const half = random.range(24, 56);
  addTaper(
    view.ctx,
    walk(middle, angle, -half),
    walk(middle, angle, half),
    random.range(2.2, 4.2),
    random.bell() * 3,
  );
}

/** The near rim, before the bird: its toes stand in the bowl. */
export function drawNidoRim(view: View): void {
  const { ctx, palette, stand } = view;
  const sole = footing(stand);
  const random = view.dice('nest rim');
  const wood = palette.key('#7a6450');
  for (let i = 0; i < NEAR_RIM; i++)
    fillPath(ctx, shade(wood, random.bell() * 0.09 + 0.05), () => addRimStick(view, sole, -10, 10, random));
}

export function drawNido(view: View): void {
  const { ctx, palette, stand } = view;
  const sole = footing(stand);
  const random = view.dice('nest');
  const wood = palette.key('#7a6450');
  for (let i = 0; i < FAR_RIM; i++)
    fillPath(ctx, shade(wood, random.bell() * 0.07 - 0.08), () => addRimStick(view, sole, 9, -6, random));
  fillPath(ctx, shade(wood, -0.2), () => addCurve(ctx, bowl(sole), true));
  for (let i = 0; i < STICKS; i++) {
    const share = Math.max(0, 1.12 * (1 - i / STICKS) - 0.12);
    const tone = random.bell() * 0.09 + 0.05 - share * 0.1;
    fillPath(ctx, shade(wood, tone), () => addStick(view, sole, share * 0.98, random));
  }
  const gradient = ctx.createLinearGradient(0, sole[1] + DEPTH * 0.4, 0, sole[1] + DEPTH + 14);
  gradient.addColorStop(0, veil(palette.shadow, 0));
  gradient.addColorStop(1, veil(palette.shadow, 0.3));
  fillPath(ctx, gradient, () => addCurve(ctx, bowl(sole), true));
}
