import type { SKRSContext2D } from '@napi-rs/canvas';
import { trace } from '../../geometry/trace.ts';
import type { WingWork } from '../work.ts';

/** Light across the wing, w: white where it faces the sky, black where it turns under, and how much of each. */
const STOPS: readonly (readonly [w: number, light: string])[] = [
  [0, 'rgba(255,255,255,0.05)'],
  [0.22, 'rgba(255,255,255,0.22)'],
  [0.55, 'rgba(128,128,128,0)'],
  [1, 'rgba(0,0,0,0.3)'],
];

/** One soft light over the whole wing, so that its feathers make one rounded form. */
export function paintGlaze(ctx: SKRSContext2D, { sheet }: WingWork): void {
  const [from, to] = [sheet.at(0.4, 0), sheet.at(0.4, 1)];
  const gradient = ctx.createLinearGradient(from[0], from[1], to[0], to[1]);
  for (const [w, light] of STOPS) gradient.addColorStop(w, light);
  ctx.save();
  trace(ctx, sheet.outline());
  ctx.clip();
  ctx.globalCompositeOperation = 'soft-light';
  ctx.fillStyle = gradient;
  trace(ctx, sheet.outline());
  ctx.fill();
  ctx.restore();
}
