import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb, tone } from '../geometry/colour.ts';
import { between, type Point, walk } from '../geometry/point.ts';
import { curveThrough } from '../geometry/spline.ts';
import { fill, stroke } from '../geometry/trace.ts';
import type { Ground } from './foot.ts';
import { toesOf } from './toes.ts';

/** How far the free edge of a web sags towards the sole between two toes, share of a toe. */
const SAG = 0.12;

/** The webs between the front toes of a swimmer that stands; `reach` is a toe length, px. */
export function paintWeb(ctx: SKRSContext2D, sole: Point, reach: number, ground: Ground, skin: Rgb): void {
  if (ground.grip !== 'flat') return;
  const [, ...front] = toesOf({ colour: '', toes: 'webbed' }, 'flat').map(({ along, down }) =>
    walk(sole, ground.angle, along * reach * 0.97, down * reach),
  );
  for (let i = 1; i < front.length; i++) {
    const [one, other] = [front[i - 1] as Point, front[i] as Point];
    const edge = curveThrough([one, between(between(one, other, 0.5), sole, SAG), other], false, 6);
    fill(ctx, [[sole[0], sole[1] - reach * 0.05], ...edge], css(tone(skin, -0.05), 0.96));
    stroke(ctx, edge, css(tone(skin, -0.2), 0.5), 1);
  }
}
