import type { SKRSContext2D } from '@napi-rs/canvas';
import { closedBill } from '../anatomy/bill/bill.ts';
import type { ClosedBill } from '../anatomy/bill/bill-edges.ts';
import { css, tone } from '../geometry/colour.ts';
import { blend, distance, heading, type Point, pick } from '../geometry/point.ts';
import { fill } from '../geometry/trace.ts';
import type { Recipe } from '../recipe.ts';
import { paintBillSeat } from './head/bill-seat.ts';
import { paintBareGape, paintCommissure } from './head/gape.ts';
import type { Subject } from './subject.ts';
import { brushTuft } from './tufts.ts';

const STEPS = 14;
const TUFTS = 44;

/** A wedge of feathers between the face and an edge of the bill; `back` in head radii, `ahead` px along the bill. */
interface Wedge {
  part: string;
  v: 0 | 1;
  back: number;
  ahead: number;
}

/** The u at which an edge of the body is so far (px) from the root of the bill. */
function uAway({ frames: { sheet } }: Subject, v: 0 | 1, reach: number): number {
  const root = sheet.at(0, v);
  let u = 0.004;
  while (u < 0.14 && distance(sheet.at(u, v), root) < reach) u += 0.004;
  return u;
}

/** A bend without a corner from one point to another. */
function bend(from: Point, corner: Point, to: Point): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, i): Point => {
    const t = i / STEPS;
    const along = (axis: 0 | 1) =>
      blend(blend(from[axis], corner[axis], t), blend(corner[axis], to[axis], t), t);
    return [along(0), along(1)];
  });
}

/** Forehead and chin run softly on to the bill, so that its outline leaves the face without a step. */
function paintWedge(ctx: SKRSContext2D, subject: Subject, bill: ClosedBill, wedge: Wedge): void {
  const { frames, albedo } = subject;
  const { sheet, anatomy } = frames;
  const { v } = wedge;
  const random = subject.stream(wedge.part);
  const u = uAway(subject, v, wedge.back * anatomy.headRadius);
  const edge = v === 0 ? bill.edges.culmen : bill.edges.gonys;
  const tip = pick(edge, Math.max(1, Math.round((wedge.ahead / bill.length) * (edge.length - 1))));
  const line = bend(sheet.at(u, v), sheet.at(0, v), tip);
  const inner = (q: number) => sheet.at(blend(u, 0, q) * 0.9, v === 0 ? 0.3 : 0.72);
  const colour = albedo.at(...sheet.at(0.016, v === 0 ? 0.12 : 0.88));
  fill(ctx, [...line, inner(1), inner(0)], css(colour));
  for (let i = 0; i < TUFTS; i++) {
    const t = i / TUFTS;
    const rim = pick(line, Math.round(t * STEPS));
    const depth = random.range(0.1, 1) ** 1.2;
    const deep = inner(t);
    const root: Point = [blend(rim[0], deep[0], depth), blend(rim[1], deep[1], depth)];
    const length = blend(0.13, 0.075, t) * anatomy.headRadius * random.range(0.8, 1.2);
    const angle = heading(pick(line, Math.round(t * STEPS) - 1), pick(line, Math.round(t * STEPS) + 1));
    const inward = (v === 0 ? -1 : 1) * 0.16;
    const forward = Math.cos(anatomy.bill) < 0 ? 1 : -1;
    const own = albedo.at(...sheet.at(blend(u, 0.012, t), blend(v === 0 ? 0.06 : 0.94, 0.5, depth * 0.5)));
    ctx.fillStyle = css(tone(own, random.bell() * 0.03));
    brushTuft(ctx, root, angle + inward * forward + random.bell() * 0.08, length, length * 0.2, 0);
  }
}

/** How far the feathers of forehead and chin lie on the bill, px; a cere is bare. */
function reachOf({ bill }: Recipe, { length, depth }: ClosedBill) {
  const cere = bill.cere !== undefined;
  return {
    ahead: Math.min((cere ? 0.05 : 0.15) * length, 0.5 * depth),
    below: Math.min((cere ? 0.18 : 0.27) * length, 0.9 * depth),
  };
}

/** Sets the bill into the face: feathers over its root above, below and beside, and the corner of the mouth. */
export function paintFace(ctx: SKRSContext2D, subject: Subject): void {
  const { recipe, frames } = subject;
  const { sheet, anatomy } = frames;
  const length = recipe.bill.length * anatomy.headRadius;
  const base = { top: sheet.at(0, 0), bottom: sheet.at(0, 1), angle: anatomy.bill, length };
  const bill = closedBill(base, recipe.bill);
  const { ahead, below } = reachOf(recipe, bill);
  paintWedge(ctx, subject, bill, { part: 'chin wedge', v: 1, back: 0.34, ahead: below });
  paintWedge(ctx, subject, bill, { part: 'forehead wedge', v: 0, back: 0.2, ahead });
  paintBillSeat(ctx, subject, bill);
  if (recipe.bill.kind === 'raptor') paintBareGape(ctx, subject, bill);
  else if (!recipe.bill.gape && recipe.bill.kind !== 'parrot' && recipe.bill.seat?.creased !== false)
    paintCommissure(ctx, subject, bill);
}
