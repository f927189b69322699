/** Reedmace. */
import { between, walk } from '../../geometry/point.ts';
import { addBlade, addTaper, fillPath } from '../brush/stroke.ts';
import { shade, veil } from '../colour/pigment.ts';
import type { View } from '../view.ts';
import { reedTint, type Stem, stemsOf } from './reed-stem.ts';
import type { Spot } from './spot.ts';

/** The brown velvet cylinder of a reedmace, with its bare tip. */
export function drawMace(view: View, stem: Pick<Stem, 'foot' | 'tip'>): void {
  const { ctx, light, palette } = view;
  const angle = Math.atan2(stem.tip[1] - stem.foot[1], stem.tip[0] - stem.foot[0]);
  const brown = palette.key('#7b5236');
  const top = walk(stem.tip, angle, 62);
  ctx.lineCap = 'round';
  for (const [from, to, width, colour] of [
    [top, walk(top, angle, 34), 3, shade(brown, 0.12)],
    [stem.tip, top, 17, brown],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.moveTo(from[0], from[1]);
    ctx.lineTo(to[0], to[1]);
    ctx.stroke();
  }
  const offset = light.x * 4.4;
  fillPath(ctx, veil(shade(brown, 0.16), 0.75), () =>
    addTaper(ctx, [stem.tip[0] + offset, stem.tip[1] - 2], [top[0] + offset, top[1] - 2], 2.6),
  );
  fillPath(ctx, veil(shade(brown, -0.12), 0.6), () =>
    addTaper(ctx, [stem.tip[0] - offset * 1.2, stem.tip[1]], [top[0] - offset * 1.2, top[1]], 2.4),
  );
}

export function drawEspadana(view: View, spot: Spot): void {
  const tint = reedTint(view);
  const random = view.dice(`${spot.name} blades`);
  const stems = stemsOf(view, spot, 34);
  for (const [i, stem] of stems.entries()) {
    for (let k = 0; k < 3; k++) {
      const height = (stem.foot[1] - stem.tip[1]) * random.range(0.7, 1.12);
      const sway = random.bell() * 0.2 * height;
      fillPath(view.ctx, shade(tint, stem.tone + (k - 1) * 0.06), () =>
        addBlade(
          view.ctx,
          [stem.foot[0] + (k - 1) * 9, stem.foot[1]],
          [stem.foot[0] + sway, stem.foot[1] - height],
          random.range(7, 11),
          sway * 0.5,
        ),
      );
    }
    if (i % 3 === 2) continue;
    view.ctx.strokeStyle = shade(tint, -0.03);
    view.ctx.lineWidth = 5;
    view.ctx.beginPath();
    view.ctx.moveTo(stem.foot[0], stem.foot[1]);
    view.ctx.quadraticCurveTo(
      stem.foot[0] + (stem.tip[0] - stem.foot[0]) * 0.3,
      between(stem.foot, stem.tip, 0.5)[1],
      stem.tip[0],
      stem.tip[1],
    );
    view.ctx.stroke();
    drawMace(view, stem);
  }
}
