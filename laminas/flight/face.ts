import { css, rgbOf, toned } from '../geometry/colour.ts';
import { blend, type Point } from '../geometry/point.ts';
import { ribbon } from '../geometry/ribbon.ts';
import { fill, fillSoft, stroke, trace } from '../geometry/trace.ts';
import { type Easel, placed, px } from './easel.ts';
import type { Trunk } from './trunk/trunk.ts';

/** Breadth of lower mandible and length to which it reaches, shares of the bill. */
const LOWER = { breadth: 0.66, reach: 0.72 };

/** One mandible along the axis of the head, from its base under the feathers (0) to its tip (1). */
function mandible(easel: Easel, trunk: Trunk, breadth: number, tip: number): Point[] {
  const { bill, billWidth } = easel.stage.plan.trunk;
  const line = Array.from({ length: 15 }, (_, i): Point => trunk.at(blend(bill * 1.4, tip, i / 14), 0));
  return ribbon(line, (t) => (billWidth / 2) * breadth * Math.max(0, 1 - t ** 2.1) ** 0.72);
}

/** The bill in plan, its base under the feathers: the upper mandible, from below the lower one on it. */
export function paintBill(easel: Easel, trunk: Trunk): void {
  const { stage, ctx } = easel;
  const { bill, billWidth } = stage.plan.trunk;
  const { colours, view } = stage.flight;
  const colour = colours.bill ?? '#2a2626';
  const upper = placed(easel, mandible(easel, trunk, 1, 0));
  fill(ctx, upper, toned(colour, view === 'below' ? -0.05 : 0.02));
  if (colours.cere) {
    ctx.save();
    trace(ctx, upper);
    ctx.clip();
    const [left, right] = [-billWidth, billWidth];
    const front = bill * 0.62;
    const back = bill * 1.5;
    const base: Point[] = [
      [left, front],
      [0, front - bill * 0.1],
      [right, front],
      [right, back],
      [left, back],
    ];
    fill(
      ctx,
      placed(
        easel,
        base.map(([x, y]): Point => [x + trunk.at(y, 0)[0], y]),
      ),
      colours.cere,
    );
    ctx.restore();
  }
  if (view === 'below') {
    const lower = mandible(easel, trunk, LOWER.breadth, bill * (1 - LOWER.reach));
    fill(ctx, placed(easel, lower), toned(colour, 0.07));
  }
  stroke(ctx, upper, 'rgba(20,14,14,0.45)', px(easel, 0.003, 0.5), true);
}

/** The gape: a fine bare line from the base of the bill back along the side of the head, where the bird has a coloured one. */
export function paintGape(easel: Easel, trunk: Trunk): void {
  const { stage, ctx } = easel;
  const { bill, headLength, billWidth } = stage.plan.trunk;
  const { cere } = stage.flight.colours;
  if (!cere || stage.flight.view === 'above') return;
  for (const side of [-1, 1] as const) {
    const line = [0, 0.25, 0.5, 0.75, 1].map((t): Point => {
      const y = blend(bill * 0.9, bill + headLength * 0.19, t);
      const half = trunk.half(y);
      return trunk.at(y, (side * Math.min(half * 0.9, blend(billWidth * 0.42, half * 0.66, t))) / half);
    });
    stroke(ctx, placed(easel, line), toned(cere, -0.05, 0.85), px(easel, 0.0042, 0.5));
  }
}

/** The eye that a roll or a turned head brings into sight, in its socket; a recipe without a colour for it has none. */
export function paintNearEye(easel: Easel, trunk: Trunk): void {
  const { stage, ctx } = easel;
  const { colours, roll = 0 } = stage.flight;
  if (!colours.eye) return;
  const { bill, headLength, headWidth } = stage.plan.trunk;
  const k = roll > 0 ? 0.62 : -0.62;
  const [x, y] = trunk.at(bill + headLength * 0.34, k);
  const spot = (radius: number, dy = 0): Point[] =>
    Array.from({ length: 18 }, (_, i) => {
      const angle = (i / 18) * Math.PI * 2;
      return [x + Math.cos(angle) * radius * 0.72, y + dy + Math.sin(angle) * radius];
    });
  if (colours.mask)
    fillSoft(ctx, placed(easel, spot(headWidth * 0.13, -0.004)), colours.mask, px(easel, headWidth * 0.035));
  fill(ctx, placed(easel, spot(headWidth * 0.066)), css(rgbOf(colours.eye)));
  const glint = stage.at([x - headWidth * 0.01, y - headWidth * 0.025]);
  fill(ctx, [glint, [glint[0] + 1.2, glint[1]], [glint[0] + 0.6, glint[1] + 1.1]], 'rgba(255,250,240,0.75)');
}
