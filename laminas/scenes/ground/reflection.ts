/** The bird in the water: its own picture turned over, or a soft shape when it gives none. */
import { veil } from '../colour/pigment.ts';
import type { View } from '../view.ts';

/** Height of the strips a reflection is broken into, px. */
const STRIP = 3;

function mirrored(view: View, level: number): void {
  const { ctx, stand } = view;
  const figure = stand.figure;
  if (!figure) return;
  const scale = figure.width / 1200;
  const random = view.dice('reflection');
  const depth = Math.min(level - stand.body.y + 30, 890 - level);
  let sway = 0;
  for (let below = 0; below < depth; below += STRIP) {
    const share = below / depth;
    sway = sway * 0.82 + random.bell() * (0.8 + share * 2.4);
    ctx.globalAlpha = 0.52 * (1 - share) ** 1.1;
    ctx.save();
    ctx.translate(0, level + below + STRIP);
    ctx.scale(1, -1);
    ctx.drawImage(
      figure,
      0,
      (level - below - STRIP) * scale,
      figure.width,
      STRIP * scale,
      sway,
      0,
      1200,
      STRIP,
    );
    ctx.restore();
  }
  ctx.globalAlpha = 1;
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
  if (view.stand.figure) mirrored(view, level);
  else soft(view, level);
}
