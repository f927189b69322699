import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf, tone } from '../../geometry/colour.ts';
import type { Point } from '../../geometry/point.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { fillSoft, stroke, trace } from '../../geometry/trace.ts';
import type { WingBand } from '../../parts/wing.ts';
import type { WingWork } from './wing-coverts.ts';

/** Distance between the fine lines of the vanes in a band, shares of the wing's depth. */
const VANE_GAP = 0.075;

/** The lines of the feathers under a band, so that it lies in the plumaje and not on it. */
function paintVanes(ctx: SKRSContext2D, work: WingWork, colour: string): void {
  const line = css(tone(rgbOf(colour), -0.16), 0.26);
  for (let w = VANE_GAP; w < 1; w += VANE_GAP) {
    const vane = Array.from(
      { length: 24 },
      (_, i): Point => work.sheet.at(i / 23, w + 0.03 * Math.sin(i * 0.6)),
    );
    stroke(ctx, vane, line, 0.8 * work.subject.frames.unit);
  }
}

/** Bands and patches of the folded wing, each in one piece over the feathers of its rows. */
export function paintWingBands(
  ctx: SKRSContext2D,
  work: WingWork,
  bands: readonly WingBand[] | undefined,
): void {
  for (const band of bands ?? []) {
    const outline = curveThrough(band.over, true, 8).map(([s, w]) => work.sheet.at(s, w));
    const softness = (band.soft ?? 1.5) * work.subject.frames.unit;
    ctx.save();
    trace(ctx, work.sheet.outline());
    ctx.clip();
    ctx.globalAlpha = band.opacity ?? 0.96;
    fillSoft(ctx, outline, band.colour, softness);
    trace(ctx, outline);
    ctx.clip();
    paintVanes(ctx, work, band.colour);
    ctx.restore();
  }
}
