import type { Canvas } from '@napi-rs/canvas';
import { type GroundUnder, paintBillInProfile, paintLegs } from './bare-parts.ts';
import { type Box, boxOf, type Point, walk } from './geometry/point.ts';
import { hideBehindPerch } from './plumaje/behind-perch.ts';
import { paintBody } from './plumaje/body.ts';
import { paintBristles } from './plumaje/bristles.ts';
import { paintBareFace } from './plumaje/head/bare-face.ts';
import { paintHeadPlumage } from './plumaje/head/head-plumage.ts';
import { BIRD_SCALE, createLayer } from './plumaje/layer.ts';
import { applyLight } from './plumaje/light/light.ts';
import { paintOrnaments } from './plumaje/ornaments/ornaments.ts';
import { paintOwlFace } from './plumaje/owl/face.ts';
import { paintOwlFeet } from './plumaje/owl/feet.ts';
import { featheredOutline } from './plumaje/silhouette-teeth.ts';
import type { Subject } from './plumaje/subject.ts';
import { paintTail } from './plumaje/tail/tail.ts';
import { paintUndertail } from './plumaje/tail/undertail.ts';
import { paintUppertail } from './plumaje/tail/uppertail.ts';
import { paintLegFeathersUnder, paintNearThigh } from './plumaje/thigh/leg-feathers.ts';
import { paintWing } from './plumaje/wing/wing.ts';

/** Where the longest feather of the tail ends, px. */
function tailTip({ recipe, frames }: Subject): Point {
  const { base, direction } = frames.anatomy.tail;
  const { length = 0, lift = 0, streamer = 0, central = 0, fork = 0 } = recipe.tail ?? {};
  const longest = length * (1 + streamer + central + fork);
  return walk(base, direction - lift, longest * frames.anatomy.headRadius);
}

/** Box of everything of the bird, with room for the tips of feathers, px. */
function paintedBox(subject: Subject): Box {
  const { anatomy, sheet } = subject.frames;
  const reach = anatomy.headRadius * 3.2;
  const { x, y, width, height } = boxOf([
    ...sheet.outline(),
    ...(anatomy.wing?.lower ?? []),
    anatomy.tail.base,
    tailTip(subject),
  ]);
  const left = Math.max(0, x - reach);
  const top = Math.max(0, y - reach);
  return {
    x: left,
    y: top,
    width: Math.min(1200, x + width + reach) - left,
    height: Math.min(900, y + height + reach) - top,
  };
}

/** The plumaje, lit. */
function paintPlumaje(subject: Subject) {
  const layer = createLayer(BIRD_SCALE);
  const { ctx } = layer;
  const outline = featheredOutline(subject);
  paintOrnaments(ctx, subject, 'behind');
  paintTail(ctx, subject);
  paintUndertail(ctx, subject);
  paintUppertail(ctx, subject);
  paintLegFeathersUnder(ctx, subject);
  paintBody(ctx, subject, outline);
  paintNearThigh(ctx, subject);
  paintHeadPlumage(ctx, subject, outline);
  paintBristles(ctx, subject);
  paintOrnaments(ctx, subject, 'flank');
  paintWing(ctx, subject, outline);
  paintOrnaments(ctx, subject, 'over');
  applyLight(ctx, subject, paintedBox(subject), BIRD_SCALE);
  return layer;
}

/** Paints the bird of a subject, facing left, on a transparent layer of `BIRD_SCALE`. */
export function paintBird(subject: Subject, groundUnder: GroundUnder): Canvas {
  const { recipe, frames } = subject;
  const bare = createLayer(BIRD_SCALE);
  paintLegs(bare.ctx, subject, groundUnder);
  paintBillInProfile(bare.ctx, subject);
  const plumaje = paintPlumaje(subject);
  if (recipe.face) {
    const sole = Math.max(...frames.anatomy.legs.map(({ foot }) => foot[1]));
    hideBehindPerch(plumaje.ctx, groundUnder, paintedBox(subject), sole);
    paintOwlFeet(plumaje.ctx, subject, groundUnder);
  }
  bare.ctx.drawImage(plumaje.canvas, 0, 0, 1200, 900);
  if (recipe.face) paintOwlFace(bare.ctx, subject, recipe.face);
  else paintBareFace(bare.ctx, subject);
  return bare.canvas;
}
