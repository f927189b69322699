import type { SKRSContext2D } from '@napi-rs/canvas';
import { ribbon } from '../../geometry/ribbon.ts';
import { fill } from '../../geometry/trace.ts';
import { lidLine } from './eye-opening.ts';

/** What the wet eye mirrors: the shade of the upper lid, the pale ground below, the sky as one small light. */
export function paintMirror(ctx: SKRSContext2D, radius: number, lightX: number, high: number): void {
  const shade = ctx.createLinearGradient(0, -radius, 0, radius);
  shade.addColorStop(0, 'rgba(0,0,0,0.72)');
  shade.addColorStop(0.34, 'rgba(0,0,0,0.22)');
  shade.addColorStop(0.5, 'rgba(0,0,0,0)');
  ctx.fillStyle = shade;
  ctx.fillRect(-radius * 1.3, -radius * 1.3, radius * 2.6, radius * 2.6);
  const ground = lidLine('lower', radius, 0.74).slice(3, 12);
  ctx.save();
  ctx.filter = `blur(${Math.max(0.6, radius * 0.07)}px)`;
  fill(
    ctx,
    ribbon(ground, (t) => radius * 0.12 * Math.sin(Math.PI * t)),
    'rgba(176,192,206,0.34)',
  );
  ctx.restore();
  const side = lightX < 0 ? -1 : 1;
  ctx.fillStyle = 'rgba(255,255,255,0.96)';
  ctx.beginPath();
  ctx.ellipse(side * radius * 0.32, -radius * high, radius * 0.17, radius * 0.14, side * 0.6, 0, Math.PI * 2);
  ctx.fill();
}
