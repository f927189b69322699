import { css, rgbOf } from '../../geometry/colour.ts';
import { fill, stroke } from '../../geometry/trace.ts';
import { type Easel, placed, px } from '../easel.ts';
import type { FeatherMark } from '../flight-colours.ts';
import type { Vane } from './vane.ts';

/** Bars of small feathers: from bar to bar, and half of the width of each, body lengths. */
const BAR_GAP = 0.034;
const BAR = 0.0056;

/** The pattern of one small feather. */
export function paintFeatherMark(easel: Easel, vane: Vane, mark: FeatherMark): void {
  const { ctx, random } = easel;
  if (!random.chance(mark.chance ?? 1)) return;
  const colour = css(rgbOf(mark.colour), mark.opacity ?? 0.8);
  const width = px(easel, vane.length * 0.16, 0.7);
  if (mark.kind === 'streak') stroke(ctx, placed(easel, vane.shaft.slice(8, -3)), colour, width);
  if (mark.kind === 'bar')
    for (let t = 0.71; t > 0.15; t -= BAR_GAP / vane.length)
      fill(ctx, placed(easel, vane.band(t - BAR / vane.length, t + BAR / vane.length, 0.5)), colour);
  if (mark.kind === 'drop')
    fill(ctx, placed(easel, [vane.at(0.6, -0.4), vane.at(0.6, 0.4), vane.at(0.9, 0)]), colour);
  if (mark.kind === 'scale') stroke(ctx, placed(easel, vane.outline.slice(12, -12)), colour, width * 0.7);
}
