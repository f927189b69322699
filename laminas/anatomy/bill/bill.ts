import type { SKRSContext2D } from '@napi-rs/canvas';
import { toned } from '../../geometry/colour.ts';
import { between, distance, type Point } from '../../geometry/point.ts';
import { ribbon } from '../../geometry/ribbon.ts';
import { fill, stroke } from '../../geometry/trace.ts';
import type { Bill } from '../../parts/bill.ts';
import { paintCere } from '../head/cere.ts';
import { type BillBase, type ClosedBill, frameOf, hookedEdges, plainEdges } from './bill-edges.ts';
import { crossedEdges } from './crossed-bill.ts';
import { gullEdges } from './gull-bill.ts';
import { paintMandible, paintSpot, shadeRoot, washAlong } from './mandible.ts';
import { parrotEdges } from './parrot-bill.ts';
import { raptorEdges } from './raptor-bill.ts';

/** Nostril, the light along the culmen and the closed cutting edge. */
function paintDetails(ctx: SKRSContext2D, { place, length, depth, edges }: ClosedBill, imperforate: boolean) {
  const inside = (from: number, to: number, share: number) =>
    edges.culmen.slice(from, to).map((point, i) => between(point, edges.upperCut[i + from] ?? point, share));
  const light = (line: Point[], opacity: number, width: number) =>
    fill(
      ctx,
      ribbon(line, (t) => (width / 2) * Math.sin(Math.PI * t) ** 0.7),
      `rgba(255,253,246,${opacity})`,
    );
  light(inside(3, 23, 0.16), 0.3, Math.max(1.2, depth * 0.1));
  light(inside(6, 19, 0.4), 0.14, Math.max(1.4, depth * 0.16));
  const cut = edges.upperCut.slice(1);
  fill(
    ctx,
    ribbon(cut, (t) => 0.75 * (1 - t * 0.6)),
    'rgba(15,8,8,0.66)',
  );
  if (imperforate) return;
  const slit = [0.17, 0.22, 0.28].map((along, i) => place(length * along, -depth * (0.13 + 0.02 * i)));
  fill(
    ctx,
    ribbon(slit, (t) => [Math.max(0.7, depth * 0.035) * Math.sin(Math.PI * (t * 0.8 + 0.1)), 0.3]),
    'rgba(15,8,8,0.62)',
  );
}

/** Edges of every kind of bill; those of ducks and owls have painters of their own. */
const BUILDS: Record<NonNullable<Bill['kind']>, typeof plainEdges> = {
  plain: plainEdges,
  duck: plainEdges,
  owl: plainEdges,
  hooked: hookedEdges,
  gull: gullEdges,
  crossed: crossedEdges,
  parrot: parrotEdges,
  raptor: raptorEdges,
};

/** The form of a bill that grows from a base. */
export function closedBill(base: BillBase, bill: Bill): ClosedBill {
  const place = frameOf(base);
  const { length } = base;
  const depth = distance(base.top, base.bottom) * (bill.depth ?? 1);
  return { place, length, depth, edges: BUILDS[bill.kind ?? 'plain'](place, bill, length, depth) };
}

/** A closed bill in profile: two mandibles, gape, cere or dark tip where the species has them. */
export function paintBill(ctx: SKRSContext2D, base: BillBase, bill: Bill): void {
  const form = closedBill(base, bill);
  const { place, length, depth, edges } = form;
  const upper = edges.culmen.concat([...edges.upperCut].reverse());
  const lower = edges.lowerCut.concat([...edges.gonys].reverse());
  paintMandible(ctx, lower, bill.lower ?? bill.upper, place, {
    from: 0,
    to: depth * 0.6,
    bright: 0.02,
    dark: -0.16,
  });
  paintMandible(ctx, upper, bill.upper, place, {
    from: -depth * 0.6,
    to: depth * 0.1,
    bright: 0.1,
    dark: -0.08,
  });
  if (bill.tip) {
    const share = bill.tipLength ?? 0.3;
    const wash = { colour: bill.tip, clear: length * (1 - share * 1.5), full: length * (1 - share * 0.6) };
    washAlong(ctx, upper, place, wash);
    washAlong(ctx, lower, place, wash);
  }
  if (bill.cere && bill.kind !== 'raptor')
    washAlong(ctx, upper, place, { colour: bill.cere, clear: length * 0.42, full: length * 0.2 });
  if (!bill.cere) shadeRoot(ctx, [upper, lower], place, bill.upper, Math.min(length * 0.2, depth * 0.45));
  if (bill.spot) paintSpot(ctx, lower, edges, depth * (bill.spotSize ?? 1), bill.spot);
  const contour = toned(bill.upper, -0.22, 0.8);
  stroke(ctx, upper, contour, 0.9, true);
  if (bill.kind !== 'crossed') stroke(ctx, lower, contour, 0.9, true);
  paintDetails(ctx, form, bill.kind === 'raptor' || bill.kind === 'parrot');
  if (bill.cere && bill.kind === 'raptor') paintCere(ctx, form, bill.cere);
  if (bill.kind === 'crossed') {
    paintMandible(ctx, lower, bill.lower ?? bill.upper, place, {
      from: -depth * 0.5,
      to: depth * 0.6,
      bright: 0.08,
      dark: -0.16,
    });
    stroke(ctx, lower, contour, 1.2, true);
  }
}
