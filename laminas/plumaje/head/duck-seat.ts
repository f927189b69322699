import type { SKRSContext2D } from '@napi-rs/canvas';
import { duckBillPlace } from '../../anatomy/bill/duck-bill-shape.ts';
import { css, tone } from '../../geometry/colour.ts';
import { between, heading, type Path, type Point, pick, walk } from '../../geometry/point.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { trace } from '../../geometry/trace.ts';
import type { Subject } from '../subject.ts';
import { brushTuft } from '../tufts.ts';

/** Where feathers end on a duck's bill, head radii from the eye: a tongue on the culmen, back, the lobe of the cheek, the gape, the chin. */
const EDGE: Path = [
  [0.94, 0.235],
  [0.84, 0.26],
  [0.76, 0.4],
  [0.785, 0.55],
  [0.775, 0.68],
  [0.7, 0.8],
  [0.8, 0.93],
];
/** Behind that edge, inside the head. */
const INNER: Path = [
  [0.46, 0.86],
  [0.3, 0.4],
  [0.4, -0.1],
  [0.6, -0.03],
  [0.84, 0.12],
];
const TUFTS = 120;
const ROWS = 3;

/** Draws in what lies ahead of the cheek on the culmen: the tongue of a species beside the mallard's. */
const withTongue =
  (share: number) =>
  ([x, y]: Point): Point =>
    y < 0.3 && x > 0.7 ? [0.7 + (x - 0.7) * share, y - (1 - share) * (x - 0.7) * 0.8] : [x, y];

/** How far the last point of the edge lies ahead of the throat and under it, head radii. */
const CHIN = { ahead: 0.32, under: 0.11 } as const;

/** Draws in what lies ahead of the throat under the bill: the chin of a species beside the mallard's. */
const withChin =
  (share: number) =>
  ([x, y]: Point): Point =>
    y > 0.9 ? [x - (1 - share) * CHIN.ahead, y - (1 - share) * CHIN.under] : [x, y];

/** The feathers about the root of a duck's bill, short and close, each row over the roots of the one before it. */
export function paintDuckSeat(ctx: SKRSContext2D, subject: Subject): void {
  const { frames, albedo } = subject;
  const radius = frames.anatomy.headRadius;
  const random = subject.stream('duck seat');
  const place = duckBillPlace(frames.head, subject.recipe.bill);
  const { forehead: tongue = 1, chin = 1 } = subject.recipe.bill.seat ?? {};
  const edge = curveThrough(EDGE.map(withTongue(tongue)).map(withChin(chin)).map(place), false, 10);
  const inner = INNER.map(withTongue(tongue)).map(place);
  const centre = frames.head([0.36, 0.34]);
  ctx.save();
  trace(ctx, [...edge, ...inner]);
  ctx.clip();
  ctx.drawImage(albedo.canvas, 0, 0);
  ctx.restore();
  for (let row = 0; row < ROWS; row++)
    for (let i = 0; i < TUFTS; i++) {
      const tip = pick(edge, Math.round(((i + random.next()) / TUFTS) * (edge.length - 1)));
      const flow = heading(between(centre, tip, 0.3), tip) + random.bell() * 0.12;
      const length = radius * random.range(0.07, 0.11);
      const root: Point = walk(tip, flow, -length * (0.62 + row * 0.55));
      const [x, y] = walk(root, flow, -radius * 0.16);
      ctx.fillStyle = css(tone(albedo.at(x, y), random.bell() * 0.025), 0.94);
      brushTuft(ctx, root, flow, length, length * 0.15, 0);
    }
}
