import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf, tone } from '../../geometry/colour.ts';
import { blend } from '../../geometry/point.ts';
import type { Random } from '../../geometry/random.ts';
import type { PenMark } from '../../parts/feather-tract.ts';
import { addChevrons, addVermicules, TIP } from './line-marks.ts';
import { addLeaf, addVane, type OnQuill } from './quill-shape.ts';
import { paintSpot } from './spot-mark.ts';

type Pen = (ctx: SKRSContext2D, at: OnQuill, mark: PenMark, grow: number, random: Random) => void;

/** One shape a kind of mark; all lie inside their feather and point to its root, which is towards the head. */
const PENS: Readonly<Record<PenMark['shape'], Pen>> = {
  arrow(ctx, at, { length = 0.5, width = 0.7 }, grow, random) {
    const half = (width / 2) * grow;
    const nose = TIP - length * grow;
    const lean = random.bell() * 0.05;
    const [left, right] = [half * random.range(0.82, 1.12), half * random.range(0.82, 1.12)];
    const wide = TIP - length * grow * 0.3;
    const notch = at(TIP - length * grow * random.range(0.08, 0.2), lean);
    addLeaf(
      ctx,
      at(nose, lean),
      [at(blend(nose, wide, 0.75), left * 0.45), at(wide, left)],
      [at(TIP + 0.02, left * 0.95), notch],
      [at(TIP + 0.02, -right * 0.95), at(wide, -right)],
      [at(blend(nose, wide, 0.75), -right * 0.45), at(nose, lean)],
    );
  },
  drop(ctx, at, { length = 0.55, width = 0.5 }, grow, random) {
    const half = (width / 2) * grow;
    const nose = TIP - length * grow;
    const lean = random.bell() * 0.06;
    const wide = TIP - length * grow * 0.32;
    addLeaf(
      ctx,
      at(nose, lean),
      [at(blend(nose, wide, 0.6), half * 0.3), at(wide, half)],
      [at(TIP, half * 0.8), at(TIP, 0)],
      [at(TIP, -half * 0.8), at(wide, -half)],
      [at(blend(nose, wide, 0.6), -half * 0.3), at(nose, lean)],
    );
  },
  spot: paintSpot,
  shaft(ctx, at, { length = 0.85, width = 0.3 }, grow, random) {
    const half = (width / 2) * grow;
    const start = TIP - length;
    const lean = random.bell() * 0.05;
    const end = TIP + random.range(-0.04, 0.1);
    const wide = blend(start, end, random.range(0.62, 0.8));
    addLeaf(
      ctx,
      at(start, 0),
      [at(blend(start, wide, 0.4), half * 0.9), at(wide, half + lean)],
      [at(blend(wide, end, 0.85), half * 0.85 + lean), at(end, lean)],
      [at(blend(wide, end, 0.85), lean - half * 0.85), at(wide, lean - half)],
      [at(blend(start, wide, 0.4), -half * 0.9), at(start, 0)],
    );
  },
  bar(ctx, at, { length = 0.8, width = 0.1, count = 3, bow = 0.5 }, grow, random) {
    for (let i = 0; i < count; i++) {
      const along = TIP - length * (i / Math.max(1, count)) - 0.05 + random.bell() * 0.02;
      const reach = 0.46 * random.range(0.85, 1.05);
      const thick = width * grow * random.range(0.8, 1.2);
      const back = along - 0.14 * bow;
      addLeaf(
        ctx,
        at(back, -reach),
        [at(along + 0.1 * bow + thick / 2, 0), at(back + random.bell() * 0.03, reach)],
        [at(along + 0.1 * bow - thick / 2, 0), at(back, -reach)],
      );
    }
  },
  vermicule: (ctx, at, mark, grow, random) => addVermicules(ctx, at, mark, grow, random),
  chevron: (ctx, at, mark, grow, random) => addChevrons(ctx, at, mark, grow, random),
  centre(ctx, at, { length = 1, width = 0.6 }, grow) {
    const half = (width / 2) * grow;
    const end = TIP - 0.02;
    addLeaf(
      ctx,
      at(end - length, 0),
      [at(end - length * 0.75, half * 1.1), at(end - length * 0.42, half)],
      [at(end - length * 0.12, half * 0.8), at(end, 0)],
      [at(end - length * 0.12, -half * 0.8), at(end - length * 0.42, -half)],
      [at(end - length * 0.75, -half * 1.1), at(end - length, 0)],
    );
  },
  edge(ctx, at, { width = 0.12 }, grow) {
    addVane(ctx, at);
    addVane(ctx, at, { side: width * grow * 0.5, tip: width * grow });
  },
};

/** A mark with a sharp edge takes one pass, a soft one two: wide and thin, narrow and full. */
const HARD = [{ size: 1, share: 1 }];

/** The mark of one feather, with its own tone. */
export function paintPenMark(
  ctx: SKRSContext2D,
  at: OnQuill,
  mark: PenMark,
  grow: number,
  random: Random,
): void {
  const opacity = (mark.opacity ?? 0.9) * random.range(0.84, 1);
  const colour = tone(rgbOf(mark.colour), random.bell() * 0.03);
  const soft = mark.soft ?? 0;
  const passes =
    soft > 0
      ? [
          { size: 1 + soft * 0.7, share: 0.4 },
          { size: 1 - soft * 0.2, share: 0.85 },
        ]
      : HARD;
  for (const { size, share } of passes) {
    ctx.fillStyle = css(colour, opacity * share);
    ctx.beginPath();
    PENS[mark.shape](ctx, at, mark, grow * size, random);
    ctx.fill(mark.shape === 'edge' ? 'evenodd' : 'nonzero');
  }
}
