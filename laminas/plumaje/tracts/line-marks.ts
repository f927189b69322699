import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from '../../geometry/point.ts';
import type { Random } from '../../geometry/random.ts';
import type { PenMark } from '../../parts/feather-tract.ts';
import type { OnQuill } from './quill-shape.ts';

/** How far before the feather's tip a mark ends, share of its length: a pale tip stays. */
export const TIP = 0.96;

const STEPS = 7;

/** Adds a line of some breadth to the current path. */
function addLine(ctx: SKRSContext2D, fore: readonly Point[], hind: readonly Point[]): void {
  for (const [i, [x, y]] of [...fore, ...[...hind].reverse()].entries())
    i === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y);
  ctx.closePath();
}

/** Fine wavy lines across a feather, broken, no two alike: the grey of drakes. */
export function addVermicules(
  ctx: SKRSContext2D,
  at: OnQuill,
  { length = 0.8, width = 0.04, count = 5, bow = 0.4 }: PenMark,
  grow: number,
  random: Random,
): void {
  for (let i = 0; i < count; i++) {
    const along = TIP - 0.02 - length * ((i + random.range(-0.22, 0.22)) / count);
    const [low, high] = [random.range(-0.5, -0.34), random.range(0.34, 0.5)];
    const [phase, swing] = [random.range(0, 6.28), random.range(0.2, 0.55) * (length / count)];
    const thick = width * grow * random.range(0.65, 1.25);
    const line = (half: number) =>
      Array.from({ length: STEPS }, (_, j) => {
        const across = low + ((high - low) * j) / (STEPS - 1);
        const thin = half * Math.sin((Math.PI * (j + 0.6)) / STEPS) ** 0.6;
        return at(along - bow * across * across + swing * Math.sin(phase + j * 1.35) + thin, across);
      });
    addLine(ctx, line(thick / 2), line(-thick / 2));
  }
}

/** V's inside a feather, their points to its root: a pale one in the dark flank feathers of brown ducks. */
export function addChevrons(
  ctx: SKRSContext2D,
  at: OnQuill,
  { length = 0.5, width = 0.12, count = 1, bow = 0.5 }: PenMark,
  grow: number,
  random: Random,
): void {
  for (let i = 0; i < count; i++) {
    const nose = TIP - length * (1 - i / count) + random.bell() * 0.02;
    const thick = width * grow * random.range(0.8, 1.15);
    for (const side of [-1, 1]) {
      const reach = side * random.range(0.34, 0.44);
      const arm = (half: number) =>
        [0, 0.35, 0.7, 1].map((t) =>
          at(nose + bow * 0.5 * t ** 1.4 + half * (1 - 0.75 * t ** 2), reach * t ** 0.8),
        );
      addLine(ctx, arm(thick / 2), arm(-thick / 2));
    }
  }
}
