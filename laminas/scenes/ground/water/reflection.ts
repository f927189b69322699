/** The bird in the water: its own picture turned over, shorter and dimmer, in bands; or a soft shape when it gives none. */
import { type Point, smoothstep } from '../../../geometry/point.ts';
import type { Random } from '../../../geometry/random.ts';
import { addTaper, fillPath } from '../../brush/stroke.ts';
import { mix, veil } from '../../colour/pigment.ts';
import type { View } from '../../view.ts';

/** Height of the strips a reflection is broken into, px. */
const STRIP = 2;
/** Length of the mirror image relative to the bird: the water is seen from above. */
const SHORTENED = 0.86;
/** Opacity at the water, and the share of its length at which it has gone. */
const AT_WATER = 0.66;
/** Sideways swing of the bands, px, at the water and where it ends. */
const SWING = [0.8, 8] as const;
/** Bands: px from one to the next at the water, and how much longer they grow. */
const BAND = 9;
const WIDENING = 2.2;

/** What of the image shows in a band: unbroken at the water, with gaps the farther from it. */
const openness = (share: number, phase: number): number =>
  1 - smoothstep(0.06, 0.6, share) * (0.3 + 0.6 * share) * smoothstep(-0.2, 0.8, Math.sin(phase));

/** Phase of the bands at a depth, radians: they lengthen towards the viewer. */
const phaseAt = (below: number, share: number): number =>
  ((below / BAND) * 2 * Math.PI) / (1 + WIDENING * share);

function mirrored(view: View, level: number): void {
  const { ctx, stand } = view;
  const figure = stand.figure;
  if (!figure) return;
  const scale = figure.width / 1200;
  const depth = Math.min((level - stand.body.y + 20) * SHORTENED, 890 - level);
  for (let below = 0; below < depth; below += STRIP) {
    const share = below / depth;
    const phase = phaseAt(below, share);
    const swing = SWING[0] + (SWING[1] - SWING[0]) * share ** 0.7;
    const sway = swing * Math.sin(phase * 0.5 + 1.3 * Math.sin(below / 23));
    ctx.globalAlpha = AT_WATER * (1 - share) ** 1.05 * openness(share, phase);
    const from = (level - (below + STRIP) / SHORTENED) * scale;
    ctx.save();
    ctx.translate(0, level + below + STRIP);
    ctx.scale(1, -1);
    ctx.drawImage(figure, 0, from, figure.width, (STRIP / SHORTENED) * scale, sway, 0, 1200, STRIP);
    ctx.restore();
  }
  ctx.globalAlpha = 1;
}

/** Lenses of bare water that part the image, more and longer the farther from the bird. */
function partings(view: View, level: number, random: Random): void {
  const { ctx, stand, palette } = view;
  const hull = stand.hull ?? { left: stand.body.x, right: stand.body.x + stand.body.width };
  const depth = (level - stand.body.y) * SHORTENED;
  for (const [colour, opacity, count] of [
    [palette.waterNear, 0.42, 13],
    [mix(palette.waterFar, palette.lit, 0.2), 0.4, 8],
  ] as const)
    fillPath(ctx, veil(colour, opacity), () => {
      for (let i = 0; i < count; i++) {
        const share = random.next() ** 0.8;
        const y = level + 8 + depth * share;
        const x = random.range(hull.left - 30, hull.right + 30);
        const length = random.range(24, 60) * (0.5 + share * 1.4);
        const to: Point = [x + length / 2, y + random.bell()];
        addTaper(ctx, [x - length / 2, y], to, 0.9 + share * 2.4, random.bell());
      }
    });
}

/** A body of darker water under the bird. */
function soft(view: View, level: number): void {
  const { ctx, stand, palette } = view;
  const { body } = stand;
  ctx.save();
  ctx.translate(body.x + body.width / 2, level);
  ctx.scale(body.width * 0.5, body.height * 0.34);
  const gradient = ctx.createRadialGradient(0, 0, 0.15, 0, 0, 1);
  gradient.addColorStop(0, veil(palette.shadow, 0.32));
  gradient.addColorStop(0.6, veil(palette.shadow, 0.2));
  gradient.addColorStop(1, veil(palette.shadow, 0));
  ctx.fillStyle = gradient;
  ctx.fillRect(-1, 0, 2, 1);
  ctx.restore();
}

/** To be drawn after the water, before the bird. */
export function drawReflection(view: View, level: number): void {
  if (!view.stand.figure) {
    soft(view, level);
    return;
  }
  mirrored(view, level);
  if (view.stand.hull) partings(view, level, view.dice('reflection'));
}
