import type { SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../geometry/colour.ts';
import type { Point } from '../geometry/point.ts';
import { Region } from '../geometry/polygon.ts';
import { fill, trace } from '../geometry/trace.ts';
import { paintDown } from './down.ts';
import { paintMarks } from './marks.ts';
import { tailCoverts } from './silhouette-teeth.ts';
import type { Subject } from './subject.ts';
import { paintRows } from './tracts/paint-rows.ts';
import { paintTufts } from './tufts.ts';

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
  paintRows(ctx, subject, 'body');
  ctx.restore();
  if (subject.recipe.coat === 'loose') paintDown(ctx, subject);
}
