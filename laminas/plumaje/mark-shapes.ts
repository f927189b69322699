import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf, tone } from '../geometry/colour.ts';
import { blend, type Point, walk } from '../geometry/point.ts';
import type { Random } from '../geometry/random.ts';
import type { Mark } from '../parts/tract.ts';

/** One mark on one feather whose root and direction are given. */
export function paintMark(
  ctx: SKRSContext2D,
  root: Point,
  angle: number,
  length: number,
  mark: Mark,
  random: Random,
): void {
  const colour = css(tone(rgbOf(mark.colour), random.bell() * 0.03), mark.opacity ?? 0.85);
  const at = (along: number, across: number) =>
    walk(root, angle, along * length, across * length * random.range(0.9, 1.1));
  if (mark.edge) {
    ctx.fillStyle = css(rgbOf(mark.edge), (mark.opacity ?? 0.85) * 0.8);
    const wide = { ...mark, width: (mark.width ?? 0.35) * 2, length: (mark.length ?? 1) * 1.25 };
    MARK_SHAPES[mark.kind](ctx, at, wide, random);
  }
  ctx.fillStyle = colour;
  ctx.strokeStyle = colour;
  MARK_SHAPES[mark.kind](ctx, at, mark, random);
}

type Place = (along: number, across: number) => Point;
type MarkShape = (ctx: SKRSContext2D, at: Place, mark: Mark, random: Random) => void;

/** A closed shape of quadratic curves: start, then control and end by turns. */
function leaf(ctx: SKRSContext2D, start: Point, ...pairs: [control: Point, end: Point][]): void {
  ctx.beginPath();
  ctx.moveTo(start[0], start[1]);
  for (const [control, end] of pairs) ctx.quadraticCurveTo(control[0], control[1], end[0], end[1]);
  ctx.fill();
}

const MARK_SHAPES: Readonly<Record<Mark['kind'], MarkShape>> = {
  streak(ctx, at, { width = 0.35, length = 1 }, random) {
    const half = width * 0.5;
    const lean = random.bell() * 0.06;
    const end = at(length * random.range(0.85, 1.15), lean);
    leaf(ctx, at(0, 0), [at(0.6 * length, half + lean), end], [at(0.6 * length, lean - half), at(0, 0)]);
  },
  drop(ctx, at, { width = 0.35, length = 1 }, random) {
    const half = width * 0.62;
    const lean = random.bell() * 0.05;
    const tip = at(0.05, lean);
    const round = at(0.75 * length, 0);
    leaf(ctx, tip, [at(0.62 * length, half * 1.3), round], [at(0.62 * length, -half * 1.3), tip]);
  },
  arrow(ctx, at, { width = 0.4, length = 1 }, random) {
    const half = width * 0.6;
    const nose = at(0.95 * length, random.bell() * 0.05);
    const notch = at(0.45 * length, 0);
    leaf(
      ctx,
      notch,
      [at(0.35 * length, half * 0.6), at(0.5 * length, half)],
      [at(0.9 * length, half * 0.7), nose],
      [at(0.9 * length, -half * 0.7), at(0.5 * length, -half)],
      [at(0.35 * length, -half * 0.6), notch],
    );
  },
  bar(ctx, at, { width = 0.07, count = 2, bow = 1, span = 1 }, random) {
    for (let i = 0; i < count; i++) {
      const along = blend(0.3, 0.95, count === 1 ? 0.6 : i / (count - 1));
      const half = random.range(0.2, 0.3) * span;
      const back = along - 0.1 * bow;
      leaf(
        ctx,
        at(back, -half),
        [at(along + 0.02 + 0.12 * bow + width, 0), at(back, half)],
        [at(along - 0.02 + 0.12 * bow - width, 0), at(back, -half)],
      );
    }
  },
  /** A shaft streak with thin cross-bars: the herringbone of owls. */
  cross(ctx, at, { width = 0.2, length = 1, count = 2 }, random) {
    MARK_SHAPES.streak(ctx, at, { kind: 'cross', colour: '', width, length }, random);
    for (let i = 0; i < count; i++) {
      const along = length * blend(0.34, 0.78, count === 1 ? 0.5 : i / (count - 1)) + random.bell() * 0.05;
      const [left, right] = [random.range(0.12, 0.34), random.range(0.12, 0.34)];
      const lift = random.range(0.04, 0.14);
      leaf(
        ctx,
        at(along - lift, -left),
        [at(along + 0.05, 0), at(along - lift * random.range(0.4, 1.4), right)],
        [at(along - 0.03, 0), at(along - lift, -left)],
      );
    }
  },
  scale(ctx, at, { width = 0.06 }, random) {
    const half = random.range(0.24, 0.32);
    const [left, right] = [at(0.4, -half), at(0.4, half)];
    leaf(ctx, left, [at(1.5, 0), right], [at(1.5 - width * 4, 0), left]);
  },
};
