import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf, tone, toned } from '../../geometry/colour.ts';
import { between, heading, type Point, pick } from '../../geometry/point.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { fillSoft, stroke, trace } from '../../geometry/trace.ts';
import type { Subject } from '../subject.ts';
import { brushTuft } from '../tufts.ts';
import { ownBill } from './own-bill.ts';

/** Of the steps of the bill's edges, where the skin begins on the horn. */
const ON_HORN = 3;
const TUFTS = 46;

/**
 * The bare skin of a heron's or a stork's lores: a wedge from the side of the bill to the eye, through which the line of the
 * mouth runs on, the feathers of crown and cheek lying over its edges.
 */
export function paintBareLores(ctx: SKRSContext2D, subject: Subject): void {
  const { lores } = subject.recipe.bill;
  if (!lores) return;
  const { frames, albedo, recipe } = subject;
  const { edges, depth } = ownBill(subject);
  const { at: eye = [0, 0], radius } = recipe.eye;
  const head = ([x, y]: Point) => frames.head([x + eye[0], y + eye[1]]);
  const cut = pick(edges.upperCut, ON_HORN);
  const top = between(pick(edges.culmen, ON_HORN), cut, 0.42);
  const low = between(cut, pick(edges.gonys, ON_HORN), 0.2);
  const back = lores.reach ?? 0;
  const upper = curveThrough(
    [
      top,
      between(top, head([radius, -radius * 0.2]), 0.55),
      head([radius * 0.9, -radius * 0.3]),
      head([0, -radius * 0.8]),
    ],
    false,
    8,
  );
  const corner = head([-back + radius * 0.1, radius * 1.3]);
  const under = curveThrough(
    [
      low,
      between(low, head([radius, radius * 0.9]), 0.6),
      corner,
      head([-radius * 1.1 - back * 0.4, radius * 0.3]),
    ],
    false,
    8,
  );
  const shape = [...upper, ...[...under].reverse()];
  fillSoft(ctx, shape, lores.colour, Math.max(0.8, depth * 0.05));
  ctx.save();
  trace(ctx, shape);
  ctx.clip();
  stroke(ctx, upper, toned(lores.colour, 0.12, 0.5), depth * 0.12);
  stroke(ctx, under, toned(lores.colour, -0.16, 0.5), depth * 0.16);
  ctx.restore();
  const mouth = curveThrough([pick(edges.upperCut, 5), cut, between(cut, corner, 0.5), corner], false, 8);
  stroke(ctx, mouth, toned(lores.colour, -0.4, 0.7), Math.max(0.9, depth * 0.05));
  const random = subject.stream('lore edges');
  for (const [edge, side] of [
    [upper, -1],
    [under, 1],
  ] as const)
    for (let i = 0; i < TUFTS; i++) {
      const step = Math.round(random.range(0.12, 0.8) * (edge.length - 1));
      const [x, y] = pick(edge, step);
      const root: Point = [x, y + side * depth * random.range(0.06, 0.16)];
      const back = heading(pick(edge, step - 1), pick(edge, step + 1));
      const length = frames.anatomy.headRadius * random.range(0.06, 0.1);
      ctx.fillStyle = css(tone(albedo.at(root[0], root[1] + side * depth * 0.2), random.bell() * 0.025), 0.9);
      const lean = Math.cos(back) > 0 ? -side : side;
      brushTuft(ctx, root, back + lean * 0.3, length, length * 0.18, 0);
    }
  if (lores.ring) {
    const [x, y] = frames.head(eye);
    ctx.fillStyle = css(rgbOf(lores.ring), 0.5);
    ctx.beginPath();
    ctx.arc(x, y, radius * frames.anatomy.headRadius * 1.3, 0, Math.PI * 2);
    ctx.fill();
  }
}
