import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb, tone } from '../geometry/colour.ts';
import type { Point } from '../geometry/point.ts';
import { fill } from '../geometry/trace.ts';
import { type Ground, toesOf } from './foot.ts';

/** The webs between the front toes of a swimmer that stands; `reach` is a toe length, px. */
export function paintWeb(ctx: SKRSContext2D, sole: Point, reach: number, ground: Ground, skin: Rgb): void {
  if (ground.grip !== 'flat') return;
  const tips = toesOf({ colour: '', toes: 'three' }, 'flat').map(({ along, down }): Point => {
    const [x, y] = [along * reach * 0.94, down * reach];
    return [
      sole[0] + Math.cos(ground.angle) * x - Math.sin(ground.angle) * y,
      sole[1] + Math.sin(ground.angle) * x + Math.cos(ground.angle) * y,
    ];
  });
  fill(ctx, [[sole[0], sole[1] - reach * 0.06], ...tips], css(tone(skin, -0.05), 0.9));
}
