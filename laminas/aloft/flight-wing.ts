import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgbOf, tone } from '../geometry/colour.ts';
import { between, heading, type Point, pick, walk } from '../geometry/point.ts';
import type { Random } from '../geometry/random.ts';
import { fill, stroke, trace } from '../geometry/trace.ts';
import type { Aloft } from './aloft.ts';
import { paintGreaterCoverts, paintLesserCoverts, paintZones } from './flight-coverts.ts';
import type { FlightFrame } from './flight-frame.ts';
import { paintFlightFeathers } from './flight-quills.ts';
import { PRIMARIES, planWing } from './wing-plan.ts';
import { placedPath, type WingWork } from './wing-work.ts';

/** Fills the vanes' common field so that no air shows between the roots. */
function paintMembrane(work: WingWork): void {
  const { ctx, aloft, plan } = work;
  const { fingers = 0, depth = 0 } = aloft.wing;
  const hand = plan.primaries.map(({ root, tip }, i) => {
    const free = i >= PRIMARIES - fingers - 1 ? depth : 0.03;
    return between(root, tip, 1 - free - 0.02);
  });
  const arm = plan.secondaries.map(({ root, tip }) => between(root, tip, 0.97));
  const outermost = pick(plan.primaries, PRIMARIES - 1);
  const edge = [...plan.leading]
    .reverse()
    .filter(([x]) => x <= between(outermost.root, outermost.tip, 1 - depth)[0]);
  fill(work.ctx, placedPath(work, [...arm, ...hand, ...edge]), aloft.colours.flight);
  fill(
    ctx,
    placedPath(work, [...arm, ...plan.leading.slice(0, (plan.leading.length / 2) | 0).reverse()]),
    aloft.colours.secondaries ?? aloft.colours.flight,
  );
}

/** The edge along which a wing without fingers ends, body lengths: one clean line from the body to the tip. */
function trailOf({ plan, aloft }: WingWork): Point[] {
  const outset = aloft.wing.breadth * 0.012;
  const arm: Point[] = plan.armTrail.map(([x, y]) => [x, y + outset]);
  return (aloft.wing.fingers ?? 0) > 0 ? arm : [...arm, ...plan.handTrail];
}

/** Nothing of the feathers stands before the leading edge, nor lobes behind the trailing edge. */
function clipToEdge(work: WingWork): void {
  const { plan, aloft, ctx } = work;
  const last = pick(plan.leading, plan.leading.length - 1);
  const back = last[1] + aloft.wing.breadth * 2 + 0.4;
  const outset = (aloft.wing.fingers ?? 0) > 0 ? plan.hand * 0.035 : 0.004;
  const edge = plan.leading.map((point, i) => {
    const angle = heading(pick(plan.leading, i - 1), pick(plan.leading, i + 1));
    return walk(point, angle, 0, -outset);
  });
  const far = walk(
    pick(edge, edge.length - 1),
    heading(pick(edge, edge.length - 4), pick(edge, edge.length - 1)),
    0.3,
  );
  const trail = trailOf(work);
  const free = (aloft.wing.fingers ?? 0) > 0;
  const corner = pick(trail, trail.length - 1);
  const inner: Point = [-0.05, trail[0]?.[1] ?? back];
  const beyond: Point[] = free ? [far, [far[0], back], [corner[0], back]] : [];
  trace(
    ctx,
    placedPath(work, [[-0.05, edge[0]?.[1] ?? 0], ...edge, ...beyond, ...[...trail].reverse(), inner]),
  );
  ctx.clip();
}

/** The leading edge as one taut line over the ends of the tufts. */
function paintLeadingEdge(work: WingWork): void {
  const { aloft, plan, frame, ctx } = work;
  const colour = rgbOf(aloft.colours.leading ?? aloft.colours.coverts);
  const outer = rgbOf(aloft.colours.leading ?? aloft.colours.tips ?? aloft.colours.flight);
  const width = Math.max(1.4, frame.unit * 0.014);
  const edge = placedPath(work, plan.leading);
  const joint = (edge.length * 0.72) | 0;
  stroke(ctx, edge.slice(0, joint), css(tone(colour, -0.03)), width);
  stroke(ctx, edge.slice(joint - 1, edge.length - 3), css(mix(outer, colour, 0.2)), width * 0.8);
}

/** Paints one spread wing, feather by feather. */
export function paintFlightWing(
  ctx: SKRSContext2D,
  aloft: Aloft,
  frame: FlightFrame,
  side: 1 | -1,
  random: Random,
): void {
  const work: WingWork = { ctx, aloft, frame, plan: planWing(aloft), side, random };
  ctx.save();
  clipToEdge(work);
  paintMembrane(work);
  paintFlightFeathers(work);
  paintZones(work);
  paintGreaterCoverts(work);
  paintZones(work);
  paintLesserCoverts(work);
  ctx.restore();
  paintLeadingEdge(work);
}
