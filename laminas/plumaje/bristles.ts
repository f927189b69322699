import type { SKRSContext2D } from '@napi-rs/canvas';
import { frameOf } from '../anatomy/bill/bill-edges.ts';
import { css, rgbOf, tone } from '../geometry/colour.ts';
import { distance } from '../geometry/point.ts';
import { curveThrough } from '../geometry/spline.ts';
import { fill } from '../geometry/trace.ts';
import type { Subject } from './subject.ts';
import { brushTuft } from './tufts.ts';

const HAIRS = 80;
const FINE_HAIRS = 190;
/** A shorter reach is a mere fringe, in the colours of the face. */
const THIN = 0.25;

/** Nasal bristles: fine feathers from forehead and lores that lie forward over the root of the upper mandible. */
export function paintBristles(ctx: SKRSContext2D, subject: Subject): void {
  const { bill } = subject.recipe;
  if (!bill.bristles) return;
  const { albedo } = subject;
  const { sheet, anatomy } = subject.frames;
  const random = subject.stream('bristles');
  const [top, bottom] = [sheet.at(0, 0), sheet.at(0, 1)];
  const length = bill.length * anatomy.headRadius;
  const depth = distance(top, bottom) * (bill.depth ?? 1);
  const place = frameOf({ top, bottom, angle: anatomy.bill, length });
  const reach = length * bill.bristles.reach;
  const colour = rgbOf(bill.bristles.colour);
  const bend = (bill.curve ?? 0) * bill.bristles.reach * reach;
  const swell = depth * (0.5 + (bill.culmen ?? 0.12) * 0.8);
  const pad = [
    place(-depth * 0.5, -swell * 1.02),
    place(0, -swell * 1.0),
    place(reach * 0.55, -swell * 0.98 + bend * 0.3),
    place(reach * 0.92, -swell * 0.66 + bend),
    place(reach * 0.6, -depth * 0.2 + bend * 0.4),
    place(0, depth * 0.08),
    place(-depth * 0.5, depth * 0.1),
  ];
  const thick = bill.bristles.reach > THIN;
  const fine = bill.bristles.fine === true;
  if (thick && !fine) fill(ctx, curveThrough(pad, true, 6), css(colour));
  const down = Math.cos(anatomy.bill) < 0 ? -1 : 1;
  for (let i = 0; i < (fine ? FINE_HAIRS : HAIRS); i++) {
    const row = random.next();
    const root = place(-depth * random.range(0.05, 0.4), -swell * 0.98 + row * swell * 1.06);
    const hair = reach * random.range(fine ? 0.35 : 0.75, 1.1) * (1 - 0.3 * Math.abs(row - 0.35));
    const lean = down * ((0.35 - row) * 0.1 + 0.08);
    const own = thick ? colour : albedo.at(root[0], root[1]);
    ctx.fillStyle = css(tone(own, random.bell() * (fine ? 0.09 : 0.045)));
    brushTuft(ctx, root, anatomy.bill + lean, hair, depth * (fine ? 0.045 : 0.07), 0);
  }
}
