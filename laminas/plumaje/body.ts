import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, tone } from '../geometry/colour.ts';
import { type Point, walk } from '../geometry/point.ts';
import { Region } from '../geometry/polygon.ts';
import { fill, stroke, trace } from '../geometry/trace.ts';
import { paintMarks } from './marks.ts';
import { tailCoverts } from './silhouette-teeth.ts';
import type { Subject } from './subject.ts';
import { brushTuft, paintTufts } from './tufts.ts';

/** The tail coverts take the colour of the rump, not that of the belly which meets them. */
function paintTailCoverts(ctx: SKRSContext2D, subject: Subject): void {
  const { sheet } = subject.frames;
  const rump = sheet.at(0.95, 0.22);
  const colour = css(subject.albedo.at(rump[0], rump[1]));
  fill(ctx, [sheet.at(1, 0), ...tailCoverts(subject), sheet.at(0.97, 0.78), sheet.at(0.97, 0)], colour);
  const rumpEnd = new Region([sheet.at(0.9, 0), sheet.at(1, 0), sheet.at(0.98, 0.6), sheet.at(0.9, 0.5)]);
  paintTufts(ctx, subject, { part: 'tail coverts', gap: 0.26, region: (point) => rumpEnd.holds(point) });
}

/** The plumaje of the body inside its feathered outline: ground colour, tufts, patterns. */
export function paintBody(ctx: SKRSContext2D, subject: Subject, outline: readonly Point[]): void {
  ctx.save();
  trace(ctx, outline);
  ctx.clip();
  ctx.drawImage(subject.albedo.canvas, 0, 0);
  paintTufts(ctx, subject, { part: 'body' });
  paintTailCoverts(ctx, subject);
  paintMarks(ctx, subject);
  ctx.restore();
}

/** Small feathers that grow forward over the root of the bill and set it into the face. */
export function paintFace(ctx: SKRSContext2D, subject: Subject): void {
  const { frames, albedo } = subject;
  const { sheet, anatomy, unit } = frames;
  const random = subject.stream('face');
  const depth = sheet.halfDepth(0) * 2;
  for (let i = 0; i < 70; i++) {
    const v = random.range(0.02, 0.98);
    const root = sheet.at(random.range(0.004, 0.024), v);
    const edge = Math.abs(v - 0.42) * 2;
    const length = (5 + 5 * edge) * Math.min(1, depth / 26) * (unit * 0.6 + 0.4) * random.range(0.7, 1.15);
    const lean = (v - 0.42) * 0.7 * (Math.cos(anatomy.bill) < 0 ? -1 : 1);
    ctx.fillStyle = css(tone(albedo.at(root[0] + 5, root[1]), random.bell() * 0.03));
    brushTuft(ctx, root, anatomy.bill + lean + random.bell() * 0.15, length, length * 0.22, 0);
  }
  const corner = sheet.at(0.002, 0.57);
  const back = anatomy.bill + Math.PI;
  const reach = anatomy.headRadius * 0.13;
  const line = [corner, walk(corner, back, reach * 0.6), walk(corner, back, reach, -reach * 0.25)];
  stroke(ctx, line, 'rgba(24,14,12,0.28)', 1.3);
}
