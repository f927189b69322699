import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf, tone } from '../../geometry/colour.ts';
import { blend, distance, heading, type Point, walk } from '../../geometry/point.ts';
import { Polyline } from '../../geometry/polyline.ts';
import { ribbon } from '../../geometry/ribbon.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { fill, fillSoft, stroke } from '../../geometry/trace.ts';
import type { Ornament } from '../../parts/ornament.ts';
import type { Subject } from '../subject.ts';

type Aigrettes = Extract<Ornament, { kind: 'aigrettes' }>;

/** Where on the wing the plumes have their roots and where they cross its end, s and w. */
const ROOTS = { from: 0.08, to: 0.4, high: -0.04, low: 0.26 } as const;
const CROSSING = { s: 0.9, high: -0.02, low: 0.34 } as const;
/** Share of a lance over which it widens from its root. */
const SHOULDER = 0.3;
/** Barbs of a plume: distance from one to the next, length, head radii, and how they leave the shaft, radians. */
const BARB = { gap: 0.075, length: 0.34, angle: 0.34 } as const;

/** One loose plume: a fine shaft, and hair-like barbs that stand apart on both sides of it. */
function paintLoosePlume(
  ctx: SKRSContext2D,
  { frames, stream }: Subject,
  line: Polyline,
  colour: string,
  { barbs = 1, lance = 0 }: Aigrettes,
): void {
  const radius = frames.anatomy.headRadius;
  const random = stream(`barbs ${Math.round(line.at(1)[0])}`);
  const rgb = rgbOf(colour);
  if (lance > 0) {
    const half = (t: number) => (lance / 2) * radius * Math.min(1, t / SHOULDER) ** 0.7 * (1 - t) ** 0.6;
    const vane = ribbon(line.even(30), half);
    fillSoft(ctx, vane, css(tone(rgb, -0.14), 0.35), radius * 0.05);
    fill(ctx, vane, css(tone(rgb, random.bell() * 0.02), 0.92));
  }
  const count = Math.floor(line.length / (BARB.gap * radius));
  for (let i = 2; i < count; i++) {
    const t = i / count;
    const root = line.at(t);
    const along = heading(line.at(Math.max(0, t - 0.02)), line.at(Math.min(1, t + 0.02)));
    const reach = BARB.length * barbs * radius * blend(1, 0.5, t) * random.range(0.6, 1.2);
    for (const side of [-1, 1]) {
      const angle = along + side * BARB.angle * random.range(0.5, 1.2);
      const tip = walk(root, angle, reach);
      stroke(
        ctx,
        curveThrough([root, walk(root, angle, reach * 0.5, -side * reach * 0.04), tip], false, 4),
        css(tone(rgb, random.bell() * 0.03), 0.5),
        0.7,
      );
    }
  }
  stroke(ctx, line.even(26), css(tone(rgb, -0.07), 0.4), Math.max(1, radius * 0.022));
  stroke(ctx, line.even(26), css(tone(rgb, 0.04), 0.8), Math.max(0.7, radius * 0.013));
}

/** The loose plumes of egrets: they spring from the mantle, lie along the upper wing and run out beyond it. */
export function paintAigrettes(ctx: SKRSContext2D, subject: Subject, plumes: Aigrettes): void {
  const { wing, anatomy } = subject.frames;
  if (!wing) return;
  const random = subject.stream('aigrettes');
  const count = plumes.count ?? 18;
  const axis = heading(wing.at(0.3, 0.2), wing.at(1, 0.3));
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const spread = random.next();
    const root = wing.at(
      blend(ROOTS.from, ROOTS.to, random.next()),
      blend(ROOTS.low, ROOTS.high, t) + random.bell() * 0.03,
    );
    const down = (plumes.fall ?? 0) * (1 - t);
    const crossing = wing.at(
      (plumes.to ?? CROSSING.s) + (plumes.fall ? (spread - 0.5) * 0.16 : 0),
      blend(CROSSING.low, CROSSING.high, t) + down + (spread - 0.5) * 0.06,
    );
    const reach = plumes.reach * anatomy.headRadius * random.range(0.35, 1);
    const middle = walk(root, heading(root, crossing), distance(root, crossing) * 0.5);
    const sag: Point = [middle[0], middle[1] - anatomy.headRadius * 0.12];
    const out = walk(crossing, axis, reach * 0.55);
    const end = walk(out, axis - (plumes.curl ?? 0) * random.range(0.5, 1.3), reach * 0.45);
    const line = new Polyline(curveThrough([root, sag, crossing, out, end], false, 10));
    const colour = plumes.colours[i % plumes.colours.length] ?? '#f6f5f1';
    paintLoosePlume(ctx, subject, line, colour, plumes);
  }
}
