import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf, toned } from '../../geometry/colour.ts';
import { boxOf } from '../../geometry/point.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { fill, stroke, trace } from '../../geometry/trace.ts';
import type { Ornament } from '../../parts/ornament.ts';
import type { Subject } from '../subject.ts';

type Skin = Extract<Ornament, { kind: 'skin' }>;

/** Bare skin or horn in one piece with a clean edge: gape, lores, or a bill that runs up into a shield. */
export function paintSkin(ctx: SKRSContext2D, subject: Subject, skin: Skin): void {
  const { head, anatomy, unit } = subject.frames;
  const shape = curveThrough(skin.shape.map(head), true, 10);
  const { x, y, width, height } = boxOf(shape);
  const shades = ctx.createLinearGradient(x, y, x, y + height);
  shades.addColorStop(0, toned(skin.colour, 0.07));
  shades.addColorStop(0.5, skin.colour);
  shades.addColorStop(1, toned(skin.colour, -0.09));
  fill(ctx, shape, shades);
  ctx.save();
  trace(ctx, shape);
  ctx.clip();
  if (skin.tip) {
    const [from] = head(skin.tip.from);
    const [to] = head(skin.tip.to);
    const wash = ctx.createLinearGradient(from, 0, to, 0);
    wash.addColorStop(0, css(rgbOf(skin.tip.colour), 0));
    wash.addColorStop(1, css(rgbOf(skin.tip.colour), 1));
    ctx.fillStyle = wash;
    ctx.fillRect(x, y, width, height);
  }
  if (skin.shine)
    stroke(ctx, curveThrough(skin.shine.map(head), false, 8), 'rgba(255,255,250,0.3)', 4.5 * unit);
  if (skin.gape)
    stroke(ctx, curveThrough(skin.gape.map(head), false, 8), 'rgba(20,10,8,0.6)', Math.max(1, 1.8 * unit));
  if (skin.nostril) {
    const [nx, ny] = head(skin.nostril);
    ctx.fillStyle = 'rgba(20,10,8,0.6)';
    ctx.beginPath();
    ctx.ellipse(nx, ny, anatomy.headRadius * 0.08, anatomy.headRadius * 0.035, 0, 0, Math.PI * 2);
    ctx.fill();
  }
  ctx.restore();
  if (!skin.soft) stroke(ctx, shape, toned(skin.colour, -0.25, 0.6), 0.9, true);
}
