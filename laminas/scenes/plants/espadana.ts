/** Reedmace. */
import { addBlade, addTaper, between, fillPath, towards } from '../brush/stroke.ts';
import { shade, veil } from '../colour/pigment.ts';
import type { View } from '../view.ts';
import { reedTint, type Stem, stemsOf } from './reed-stem.ts';
import type { Spot } from './spot.ts';

/** The brown velvet cylinder of a reedmace, with its bare tip. */
export function drawMace(view: View, stem: Pick<Stem, 'foot' | 'tip'>): void {
  const { ctx, light, palette } = view;
  const angle = Math.atan2(stem.tip.y - stem.foot.y, stem.tip.x - stem.foot.x);
  const brown = palette.key('#7b5236');
  const top = towards(stem.tip, angle, 62);
  ctx.lineCap = 'round';
  for (const [from, to, width, colour] of [
    [top, towards(top, angle, 34), 3, shade(brown, 0.12)],
    [stem.tip, top, 17, brown],
  ] as const) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    ctx.moveTo(from.x, from.y);
    ctx.lineTo(to.x, to.y);
    ctx.stroke();
  }
  const offset = light.x * 4.4;
  fillPath(ctx, veil(shade(brown, 0.16), 0.75), () =>
    addTaper(ctx, { x: stem.tip.x + offset, y: stem.tip.y - 2 }, { x: top.x + offset, y: top.y - 2 }, 2.6),
  );
  fillPath(ctx, veil(shade(brown, -0.12), 0.6), () =>
    addTaper(
      ctx,
      { x: stem.tip.x - offset * 1.2, y: stem.tip.y },
      { x: top.x - offset * 1.2, y: top.y },
      2.4,
    ),
  );
}

export function drawEspadana(view: View, spot: Spot): void {
  const tint = reedTint(view);
  const random = view.dice(`${spot.name} blades`);
  const stems = stemsOf(view, spot, 34);
  for (const [i, stem] of stems.entries()) {
    for (let k = 0; k < 3; k++) {
      const height = (stem.foot.y - stem.tip.y) * random.range(0.7, 1.12);
      const sway = random.bell() * 0.2 * height;
      fillPath(view.ctx, shade(tint, stem.tone + (k - 1) * 0.06), () =>
        addBlade(
          view.ctx,
          { x: stem.foot.x + (k - 1) * 9, y: stem.foot.y },
          { x: stem.foot.x + sway, y: stem.foot.y - height },
          random.range(7, 11),
          sway * 0.5,
        ),
      );
    }
    if (i % 3 === 2) continue;
    view.ctx.strokeStyle = shade(tint, -0.03);
    view.ctx.lineWidth = 5;
    view.ctx.beginPath();
    view.ctx.moveTo(stem.foot.x, stem.foot.y);
    view.ctx.quadraticCurveTo(
      stem.foot.x + (stem.tip.x - stem.foot.x) * 0.3,
      between(stem.foot, stem.tip, 0.5).y,
      stem.tip.x,
      stem.tip.y,
    );
    view.ctx.stroke();
    drawMace(view, stem);
  }
}
