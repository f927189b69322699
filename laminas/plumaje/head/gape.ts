import type { SKRSContext2D } from '@napi-rs/canvas';
import type { ClosedBill } from '../../anatomy/bill/bill-edges.ts';
import { css, rgbOf, tone } from '../../geometry/colour.ts';
import { between, distance, heading, type Point, pick, walk } from '../../geometry/point.ts';
import { ribbon } from '../../geometry/ribbon.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { fill } from '../../geometry/trace.ts';
import type { Subject } from '../subject.ts';
import { brushTuft } from '../tufts.ts';

/** How far behind the horn the mouth runs, head radii: no farther than below the front edge of the eye. */
const LONGEST = 0.15;

/** Breadth of the bare lip of a raptor, head radii. */
const LIP = 0.032;

/** The bare lip of a raptor's mouth: skin that runs on from the cere under the lores and thins out below the eye. */
export function paintBareGape(ctx: SKRSContext2D, subject: Subject, bill: ClosedBill): void {
  const { gape, gapeTo } = subject.recipe.bill;
  if (!gape) return;
  const { head, anatomy } = subject.frames;
  const start = pick(bill.edges.upperCut, 6);
  const corner = pick(bill.edges.upperCut, 1);
  const end = head([gapeTo ?? 0.2, 0.46]);
  const line = curveThrough([start, corner, between(corner, end, 0.5), end], false, 8);
  const half = (t: number) => anatomy.headRadius * LIP * (1 - t ** 2) + 0.3;
  fill(ctx, ribbon(line, half), css(rgbOf(gape)));
  fill(
    ctx,
    ribbon(line, (t) => [0.5 * (1 - t), 0.7 * (1 - t)]),
    css(tone(rgbOf(gape), -0.4), 0.7),
  );
}

/**
 * The corner of the mouth behind the horn: a crease between two lips of feathers, in their own dark, that falls a little and is
 * lost before it comes under the eye; the feathers of the lores hang over it.
 */
export function paintCommissure(ctx: SKRSContext2D, subject: Subject, bill: ClosedBill): void {
  const { frames, albedo, recipe } = subject;
  const { headRadius } = frames.anatomy;
  const random = subject.stream('commissure');
  const corner = pick(bill.edges.upperCut, 2);
  const below = frames.head([recipe.eye.radius * 1.05, 0.44]);
  const reach = Math.min(LONGEST * headRadius, distance(corner, below) * 0.8);
  const angle = heading(corner, below);
  const end = walk(corner, angle, reach);
  const middle: Point = between(corner, end, 0.5);
  const line = curveThrough([corner, [middle[0], middle[1] + headRadius * 0.008], end], false, 8);
  const dark = css(tone(albedo.at(...end), -0.34), 0.62);
  const half = (t: number) => headRadius * 0.0085 * (1 - t) ** 0.7 + 0.15;
  fill(ctx, ribbon(line, half), dark);
  for (let i = 0; i < 12; i++) {
    const root = walk(pick(line, Math.round(random.range(0.25, 1) * (line.length - 1))), angle, 0, 0);
    const above: Point = [root[0], root[1] - headRadius * 0.045];
    ctx.fillStyle = css(tone(albedo.at(...above), random.bell() * 0.02));
    brushTuft(
      ctx,
      above,
      heading(above, root) - 0.5 * Math.sign(Math.cos(angle)),
      headRadius * 0.07,
      headRadius * 0.012,
      0,
    );
  }
}
