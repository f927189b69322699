import { css, hexOf, mix, rgbOf, tone } from '../../geometry/colour.ts';
import { blend, clamp, type Point, shifted, smoothstep } from '../../geometry/point.ts';
import { fill } from '../../geometry/trace.ts';
import { type Easel, placed } from '../easel.ts';
import type { FeatherMark, FlightColours, TrunkBand } from '../flight-colours.ts';
import { paintFeatherMark } from '../wing/feather-mark.ts';
import { paintVane } from '../wing/paint-vane.ts';
import { Vane, type Webs } from '../wing/vane.ts';
import type { Trunk } from './trunk.ts';

/** Length of a feather of the face and of the belly, body lengths. */
const FACE = 0.02;
const BELLY = 0.06;
/** Distance of the rows, and of the feathers in a row, shares of their length. */
const ROW_GAP = 0.36;
const COLUMN_GAP = 0.32;
/** How much darker the flanks are than the middle. */
const FLANK_SHADE = 0.07;

/** How far the border of a soft band runs across the trunk, half widths a body length of its breadth. */
const ASIDE = 5;

/** How much of a band's colour a feather has. */
function shareOf(
  { from, to, half = 1.2, aside = 0, bow = 0, soft = 0 }: TrunkBand,
  y: number,
  k: number,
): number {
  const at = y + bow * k * k;
  const across = half - Math.abs(k - aside);
  if (soft === 0) return at >= from && at < to && across >= 0 ? 1 : 0;
  const rise = (depth: number, breadth: number) => smoothstep(-breadth / 2, breadth / 2, depth);
  return rise(at - from, soft) * rise(to - at, soft) * rise(across, soft * ASIDE);
}

/** Colour and pattern of the feather at a place. */
function lookAt(
  { body, head, undertail, mark, bands = [] }: FlightColours,
  { nape, vent }: { nape: number; vent: number },
  y: number,
  k: number,
): { colour: string; mark: FeatherMark | undefined } {
  const front = head && y < nape;
  const vented = !front && y > vent && undertail;
  let colour = front ? head : vented ? undertail : body;
  let own = front || vented ? undefined : mark;
  for (const band of bands) {
    const share = shareOf(band, y, k);
    if (share <= 0) continue;
    colour = share >= 1 ? band.colour : hexOf(mix(rgbOf(colour), rgbOf(band.colour), share));
    if (share > 0.5) own = band.mark === 'none' ? undefined : (band.mark ?? (front ? undefined : mark));
  }
  return { colour, mark: own };
}

/** A soft small feather: broad, its end a half circle. */
export const softWebs =
  (width: number): Webs =>
  (t) => {
    const half = (width / 2) * (t < 0.5 ? blend(0.7, 1, t * 2) : Math.sqrt(1 - ((t - 0.5) / 0.5) ** 2));
    return [half, half];
  };

/** Head, neck and trunk in rows of small feathers, from the vent forwards. */
export function paintTrunk(easel: Easel, trunk: Trunk): void {
  const { stage, random, ctx } = easel;
  const { colours } = stage.flight;
  const { edges = 1 } = colours;
  const { bill, headLength } = stage.plan.trunk;
  const { tail } = stage.plan;
  const ends = { nape: bill + headLength * 0.95, vent: 1 - tail.length * 1.06 };
  fill(ctx, placed(easel, trunk.outline()), colours.body);
  if (colours.head) fill(ctx, placed(easel, trunk.outline(ends.nape)), colours.head);
  let y = trunk.end;
  while (y > trunk.front) {
    const length = blend(FACE, BELLY, smoothstep(bill, stage.plan.trunk.projection + 0.2, y));
    const half = trunk.half(y);
    const columns = Math.max(2, Math.round((half * 2) / (length * COLUMN_GAP)));
    for (let i = 0; i <= columns; i++) {
      const k = clamp((i + random.range(-0.3, 0.3)) / columns) * 2 - 1;
      const at = y + random.bell() * length * 0.12;
      const root: Point = trunk.at(at, k * 0.94);
      const back = trunk.at(Math.min(trunk.end, at + length), k * 0.93);
      const tip: Point = [back[0] + k * length * 0.02, at + length];
      const look = lookAt(colours, ends, at + random.bell() * length * 0.22, k + random.bell() * 0.09);
      const vane = new Vane(root, tip, k * 0.2, softWebs(length * 0.4));
      paintVane(easel, vane, {
        colour: hexOf(tone(rgbOf(look.colour), random.bell() * 0.02 - FLANK_SHADE * Math.abs(k) ** 3)),
        shadow: 0.05 * edges,
        shaft: 0,
        contour: 0.035 * edges,
      });
      if (look.mark) paintFeatherMark(easel, vane, look.mark);
    }
    y -= length * ROW_GAP;
  }
}

/** Soft shade that the trunk casts on the wing away from the light. */
export function castTrunkShadow(easel: Easel, trunk: Trunk, light: { x: number; y: number }): void {
  const { ctx, stage } = easel;
  const shift = stage.unit * 0.035;
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  ctx.filter = `blur(${Math.max(1, stage.unit * 0.018)}px)`;
  const shape = shifted(placed(easel, trunk.outline()), -light.x * shift, -light.y * shift);
  fill(ctx, shape, css([30, 20, 26], 0.3));
  ctx.restore();
}
