import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Path } from '../../geometry/point.ts';
import { trace } from '../../geometry/trace.ts';
import { paintFace } from '../face.ts';
import type { Subject } from '../subject.ts';
import { paintDown } from './down.ts';
import { paintDuckSeat } from './duck-seat.ts';
import { paintEarCoverts } from './ear-coverts.ts';
import { paintFaceRuff } from './face-ruff.ts';
import { shapeHead } from './head-relief.ts';
import { paintLores } from './lores.ts';
import { paintSilk } from './silk.ts';

/** The feathers of a head in profile, from the lores over the ear coverts to those about the bill, and its planes for the light. */
export function paintHeadPlumage(ctx: SKRSContext2D, subject: Subject, outline: Path): void {
  const { frames, recipe } = subject;
  if (frames.anatomy.frontal) return;
  ctx.save();
  trace(ctx, outline);
  ctx.clip();
  paintSilk(ctx, subject);
  if (recipe.bill.kind !== 'duck' && !recipe.planes?.down) paintLores(ctx, subject);
  if (recipe.bill.kind !== 'duck') paintEarCoverts(ctx, subject);
  paintFaceRuff(ctx, subject);
  ctx.restore();
  paintDown(ctx, subject);
  if (recipe.bill.kind === 'duck') paintDuckSeat(ctx, subject);
  else paintFace(ctx, subject);
  shapeHead(subject);
}
