/** Common reed. */
import { between, type Point, walk } from '../../geometry/point.ts';
import { addBlade, addTaper, fillPath } from '../brush/stroke.ts';
import { mix, shade, veil } from '../colour/pigment.ts';
import type { View } from '../view.ts';
import { reedTint, type Stem, stemsOf } from './reed-stem.ts';
import type { Spot } from './spot.ts';

/** Long leaves that leave the stem upwards and bend over with the wind. */
function reedLeaves(view: View, stem: Stem, spot: Spot, colour: string): void {
  const random = view.dice(`${spot.name} leaves ${Math.round(stem.foot[0] * 7)}`);
  const height = stem.foot[1] - stem.tip[1];
  for (let k = 0; k < 4; k++) {
    const at = between(stem.foot, stem.tip, 0.22 + k * 0.17 + random.range(0, 0.08));
    const side = (k % 2 ? 1 : -1) * (random.chance(0.8) ? 1 : -1);
    const length = height * random.range(0.2, 0.34);
    const tip: Point = [
      at[0] + side * length * random.range(0.5, 0.85),
      at[1] - length * random.range(0.35, 0.85),
    ];
    fillPath(view.ctx, shade(colour, side * view.light.x > 0 ? 0.075 : -0.045), () =>
      addTaper(view.ctx, at, tip, 6.2, -side * length * 0.13),
    );
  }
}

/** The nodding plume of a reed. */
export function drawPlume(view: View, at: Point, side: number, name: string, size = 1): void {
  const random = view.dice(name);
  const colour = view.palette.key(view.scene.season === 'primavera' ? '#8f7a6a' : '#9b7c66');
  for (const tone of [-0.06, 0.03, 0.12])
    fillPath(view.ctx, veil(shade(colour, tone), 0.88), () => {
      for (let i = 0; i < 15; i++) {
        const t = random.next();
        const root: Point = [at[0] + side * t * t * 20 * size, at[1] - t * 56 * size];
        const angle = -Math.PI / 2 + side * (0.35 + t * 0.9) + random.bell() * 0.42;
        addTaper(view.ctx, root, walk(root, angle, random.range(16, 36) * size), 1.9 * size, side * 3);
      }
    });
}

export function drawCarrizo(view: View, spot: Spot): void {
  const tint = reedTint(view);
  const side = spot.lean === 0 ? 1 : Math.sign(spot.lean);
  for (const stem of stemsOf(view, spot, 21)) {
    const colour = shade(tint, stem.tone);
    fillPath(view.ctx, shade(mix(colour, '#b9a877', 0.3), -0.02), () =>
      addBlade(view.ctx, stem.foot, stem.tip, 6.5, (stem.tip[0] - stem.foot[0]) * 0.25),
    );
    reedLeaves(view, stem, spot, colour);
    drawPlume(view, stem.tip, side, `${spot.name} plume ${Math.round(stem.foot[0] * 3)}`);
  }
}
