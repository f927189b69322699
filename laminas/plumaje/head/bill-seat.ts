import type { SKRSContext2D } from '@napi-rs/canvas';
import type { ClosedBill } from '../../anatomy/bill/bill-edges.ts';
import { css, tone } from '../../geometry/colour.ts';
import { between, blend, clamp, heading, type Point, pick, walk } from '../../geometry/point.ts';
import type { Bill } from '../../parts/bill.ts';
import type { Subject } from '../subject.ts';
import { brushTuft } from '../tufts.ts';

const ROWS = 5;
const PER_ROW = 34;
/** Depth of bill below which the feathers about it are finer in proportion, head radii, and the finest they become. */
const STOUT = 0.24;
const FINEST = 0.5;

/** How far the feathers reach on the horn at a share of its depth (0 culmen, 1 chin), shares of the bill's depth. */
type SeatLine = readonly (readonly [share: number, reach: number])[];

/**
 * The line in which feathers and horn meet: a short point on the culmen, a longer one to the nostril, back to the corner of
 * the mouth, forward again between the branches of the lower mandible.
 */
function seatOf({ cere, kind, seat = {} }: Bill): SeatLine {
  const bare = cere !== undefined;
  const { forehead = bare ? 0.04 : 0.2, nostril = bare ? 0.1 : 0.36, chin = bare ? 0.4 : 0.62 } = seat;
  const mouth = kind === 'parrot' ? 0.1 : 0.08;
  return [
    [0, forehead],
    [0.2, nostril],
    [0.4, nostril * 0.7],
    [0.5, nostril * 0.3],
    [0.56, mouth],
    [0.62, chin * 0.2],
    [0.78, chin * 0.66],
    [1, chin],
  ];
}

function reachAt(line: SeatLine, share: number): number {
  const after = line.findIndex(([at]) => at >= share);
  const [to, far] = pick(line, Math.max(1, after));
  const [from, near] = pick(line, Math.max(1, after) - 1);
  return blend(near, far, (share - from) / (to - from || 1));
}

/** A place on the side of the bill: px along it from its root, share of its depth there. */
function onBill({ edges, length }: ClosedBill, ahead: number, share: number): Point {
  const last = edges.culmen.length - 1;
  const step = Math.max(1, (ahead / length) * last);
  const low = Math.floor(step);
  const at = (i: number) => between(pick(edges.culmen, i), pick(edges.gonys, i), share);
  return between(at(low), at(low + 1), step - low);
}

/** The feathers about the root of a bill, from its edge backwards: each row covers the roots of the one before it. */
export function paintBillSeat(ctx: SKRSContext2D, subject: Subject, bill: ClosedBill): void {
  const { frames, albedo, recipe } = subject;
  const { anatomy } = frames;
  const random = subject.stream('bill seat');
  const line = seatOf(recipe.bill);
  const fine = clamp(bill.depth / (STOUT * anatomy.headRadius), FINEST, 1);
  const step = anatomy.headRadius * 0.042 * fine;
  const [rows, perRow] = [Math.round(ROWS / fine), Math.round(PER_ROW / fine)];
  const back = anatomy.bill + Math.PI;
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < perRow; i++) {
      const share = (i + random.next()) / perRow;
      const ragged = random.range(0.72, 1.08);
      const ahead = reachAt(line, share) * bill.depth * ragged;
      const edge = ahead > 0 ? onBill(bill, ahead, share) : walk(onBill(bill, 0, share), back, -ahead);
      const length = anatomy.headRadius * fine * random.range(0.08, 0.12);
      const root = walk(edge, back, length * 0.8 + row * step, 0);
      const rim = share < 0.5 ? bill.edges.culmen : bill.edges.gonys;
      const slope = heading(pick(rim, 1), pick(rim, 5));
      const flow = blendAngle(anatomy.bill, slope, Math.abs(share - 0.5) * 1.6);
      const [x, y] = walk(root, back, anatomy.headRadius * 0.05);
      ctx.fillStyle = css(tone(albedo.at(x, y), random.bell() * 0.026 - 0.012), 0.94);
      brushTuft(ctx, root, flow + random.bell() * 0.1, length, length * 0.14, random.bell() * 0.6);
    }
  }
}

function blendAngle(from: number, to: number, share: number): number {
  const turn = Math.atan2(Math.sin(to - from), Math.cos(to - from));
  return from + turn * share;
}
