import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, tone } from '../geometry/colour.ts';
import { type Point, walk } from '../geometry/point.ts';
import { stroke, trace } from '../geometry/trace.ts';
import { paintMarks } from './marks.ts';
import type { Subject } from './subject.ts';
import { brushTuft, paintTufts } from './tufts.ts';

/** The plumaje of the body inside its feathered outline: ground colour, tufts, patterns. */
export function paintBody(ctx: SKRSContext2D, subject: Subject, outline: readonly Point[]): void {
  ctx.save();
  trace(ctx, outline);
  ctx.clip();
  ctx.drawImage(subject.albedo.canvas, 0, 0);
  paintTufts(ctx, subject, { part: 'body' });
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
