import type { SKRSContext2D } from '@napi-rs/canvas';
import type { OwlFace } from '../../parts/owl-face.ts';
import type { Subject } from '../subject.ts';
import { paintChin, paintLoralBristles, paintOwlBill } from './bill.ts';
import { paintBrows, paintCrownWedge } from './brows.ts';
import { paintDisc } from './disc.ts';
import { paintEarTuft } from './ear-tufts.ts';
import { paintOwlEye } from './eye.ts';
import { paintHeart } from './heart.ts';

const SIDES = [-1, 1] as const;

/**
 * The face of an owl in the order of what lies over what: the disc and its rim, the wedge of the crown, ear tufts, eyes, brows
 * that hang over them, beard, bill, and the bristles that bury the bill's sides.
 */
export function paintOwlFace(ctx: SKRSContext2D, subject: Subject, face: OwlFace): void {
  const heart = face.shape === 'heart';
  if (heart) paintHeart(ctx, subject, face);
  else for (const side of SIDES) paintDisc(ctx, subject, face, side);
  paintCrownWedge(ctx, subject, face);
  for (const side of SIDES) paintEarTuft(ctx, subject, face, side);
  for (const side of SIDES) paintOwlEye(ctx, subject, face, side);
  if (!heart) paintBrows(ctx, subject, face);
  if (!heart) paintChin(ctx, subject, face);
  paintOwlBill(ctx, subject);
  paintLoralBristles(ctx, subject, face);
}
