import type { SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../geometry/colour.ts';
import { fill, trace } from '../geometry/trace.ts';
import { paintFace } from '../plumaje/face.ts';
import { paintBareLores } from '../plumaje/head/bare-lores.ts';
import { paintDuckSeat } from '../plumaje/head/duck-seat.ts';
import { paintCereEdge, paintGape } from '../plumaje/head/hooked-skin.ts';
import { paintOrnaments } from '../plumaje/ornaments/ornaments.ts';
import { featheredOutline, tailCoverts } from '../plumaje/silhouette-teeth.ts';
import type { Subject } from '../plumaje/subject.ts';
import { paintTail } from '../plumaje/tail/tail.ts';
import { paintUndertail } from '../plumaje/tail/undertail.ts';
import { paintUppertail } from '../plumaje/tail/uppertail.ts';
import { paintLegFeathersUnder, paintNearThigh } from '../plumaje/thigh/leg-feathers.ts';
import { paintRows } from '../plumaje/tracts/paint-rows.ts';
import { paintWing } from '../plumaje/wing/wing.ts';

/** The body's fields of colour inside its outline, and the feathers that bear a pattern; no tufts. */
function paintFlatBody(ctx: SKRSContext2D, subject: Subject, outline: ReturnType<typeof featheredOutline>) {
  const { sheet } = subject.frames;
  ctx.save();
  trace(ctx, outline);
  ctx.clip();
  ctx.drawImage(subject.albedo.canvas, 0, 0);
  const rump = css(subject.albedo.at(...sheet.at(0.95, 0.22)));
  fill(ctx, [sheet.at(1, 0), ...tailCoverts(subject), sheet.at(0.97, 0.78), sheet.at(0.97, 0)], rump);
  paintRows(ctx, subject, 'body');
  ctx.restore();
}

/** The plumage in the order in which the plate lays it, without what only gives it texture. */
export function paintFlatPlumage(ctx: SKRSContext2D, subject: Subject): void {
  const outline = featheredOutline(subject);
  paintOrnaments(ctx, subject, 'behind');
  paintTail(ctx, subject);
  paintUndertail(ctx, subject);
  paintUppertail(ctx, subject);
  paintLegFeathersUnder(ctx, subject);
  paintFlatBody(ctx, subject, outline);
  paintNearThigh(ctx, subject);
  if (!subject.frames.anatomy.frontal) {
    if (subject.recipe.bill.kind === 'duck') paintDuckSeat(ctx, subject);
    else paintFace(ctx, subject);
  }
  paintOrnaments(ctx, subject, 'flank');
  paintWing(ctx, subject, outline);
  paintOrnaments(ctx, subject, 'over');
}

/** Bare skin about bill and eye that has a colour of its own. */
export function paintBareSkin(ctx: SKRSContext2D, subject: Subject): void {
  paintBareLores(ctx, subject);
  if (subject.recipe.bill.kind === 'raptor') return;
  paintCereEdge(ctx, subject);
  paintGape(ctx, subject);
}
