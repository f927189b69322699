/** A shelf of rock on a cliff: a level slab, lit from above, over a face that falls away in shade. */
import { noise } from '../../../geometry/noise.ts';
import type { Path, Point } from '../../../geometry/point.ts';
import { layPool } from '../../brush/pool.ts';
import { addCurve, fillPath } from '../../brush/stroke.ts';
import { shade, veil } from '../../colour/pigment.ts';
import { DISC } from '../../disc.ts';
import { footing, type View } from '../../view.ts';
import { cutJoints, growRockLichen, strewCrystals } from './granite.ts';

/** Where a ledge lies, plate px. */
export interface Ledge {
  left: number;
  right: number;
  /** Its level upper edge. */
  top: number;
  colour: string;
}

/** Height of the upper side as it is seen, and of the slab's brow below it, px. */
const CAP = 26;
const BROW = 44;
/** Width of a block of the face, and how far its edges lean, px. */
const BLOCK = [64, 130] as const;
const LEAN = 26;

/** An uneven line from left to right about a level, px; its ends sink by `sink` (negative: rise) and are drawn in by `inset`. */
function uneven(
  { left, right }: Ledge,
  level: number,
  rough: number,
  seed: number,
  inset = 0,
  sink = 9,
): Point[] {
  const steps = 26;
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const x = left + inset + ((right - left - inset * 2) * i) / steps;
    const end = Math.abs((2 * i) / steps - 1) ** 8;
    return [x, level + (noise(x / 46, seed, 5) - 0.5) * 2 * rough * (1 - end) + end * sink];
  });
}

/** Fills what lies between two lines. */
function fillBetween({ ctx }: View, colour: string, upper: Path, lower: Path): void {
  fillPath(ctx, colour, () => {
    addCurve(ctx, upper, false);
    for (const [x, y] of [...lower].reverse()) ctx.lineTo(x, y);
    ctx.closePath();
  });
}

/** The cliff below within the disc: leaning blocks of several tones, darkest right under the slab. */
function drawCliff(view: View, ledge: Ledge): void {
  const { ctx, palette, light } = view;
  const random = view.dice('ledge cliff');
  const { left, right, top, colour } = ledge;
  const from = top + CAP + BROW * 0.5;
  ctx.save();
  ctx.beginPath();
  ctx.arc(DISC.x, DISC.y, DISC.radius, 0, Math.PI * 2);
  ctx.clip();
  ctx.beginPath();
  ctx.rect(left + LEAN, from, right - left - LEAN * 2, DISC.bottom - from);
  ctx.clip();
  ctx.fillStyle = shade(colour, -0.16);
  ctx.fillRect(left, from, right - left, DISC.bottom - from);
  for (let x = left; x < right; ) {
    const width = random.range(...BLOCK);
    const lean = -Math.sign(light.x) * random.range(4, LEAN);
    const step = from + random.range(56, 100);
    for (const [y, to, tone] of [
      [from, step, random.range(-0.2, -0.02)],
      [step, DISC.bottom, random.range(-0.26, -0.14)],
    ] as const)
      fillPath(ctx, shade(colour, tone), () => {
        ctx.moveTo(x, y);
        ctx.lineTo(x + width, y + random.range(-14, 14));
        ctx.lineTo(x + width + lean, to);
        ctx.lineTo(x + lean * 0.5, to + random.range(-10, 10));
        ctx.closePath();
      });
    x += width;
  }
  const boulder = { ...ledge, top: uneven(ledge, from, 0, 1), foot: DISC.bottom };
  cutJoints(view, boulder);
  strewCrystals(view, boulder);
  const under = ctx.createLinearGradient(0, from, 0, from + 110);
  under.addColorStop(0, veil(palette.shadow, 0.5));
  under.addColorStop(1, veil(palette.shadow, 0));
  ctx.fillStyle = under;
  ctx.fillRect(left, from, right - left, 110);
  ctx.restore();
}

/** Draws the ledge; the birds stand on the front of its upper side. */
export function drawLedge(view: View, ledge: Ledge): void {
  const { ctx, palette, stand, light } = view;
  drawCliff(view, ledge);
  const { top, colour } = ledge;
  const back = uneven(ledge, top - 6, 2.5, 1, 10);
  const edge = uneven(ledge, top + CAP, 5, 2, 2, -6);
  const foot = uneven(ledge, top + CAP + BROW, 11, 3, 22, -16);
  fillBetween(view, shade(colour, -0.02), edge, foot);
  fillBetween(
    view,
    veil(shade(colour, -0.14), 0.8),
    uneven(ledge, top + CAP + BROW * 0.6, 8, 4, 14, -10),
    foot,
  );
  ctx.save();
  ctx.beginPath();
  addCurve(ctx, back, false);
  for (const [x, y] of [...edge].reverse()) ctx.lineTo(x, y);
  ctx.closePath();
  ctx.fillStyle = shade(colour, 0.14);
  ctx.fill();
  ctx.clip();
  for (const { feet, body } of [stand, ...(stand.others ?? [])].map((each) => ({
    feet: footing(each),
    body: each.body,
  })))
    layPool(
      ctx,
      [feet[0] - light.x * 24, feet[1] + 4],
      [Math.min(body.width * 0.3, 120), 13],
      [
        [0, veil(palette.shadow, 0.5)],
        [1, veil(palette.shadow, 0)],
      ],
      0,
    );
  ctx.restore();
  growRockLichen(view, { ...ledge, top: edge.slice(2, -2), foot: top + CAP + BROW });
}
