/** Grass. */
import { between, type Point, walk } from '../../geometry/point.ts';
import { addBlade, addTaper, fillPath } from '../brush/stroke.ts';
import { mix, shade } from '../colour/pigment.ts';
import type { View } from '../view.ts';
import type { Spot } from './spot.ts';

/** Dry in summer and on the steppe, green otherwise. */
function grassTint({ scene, palette }: View): string {
  const dry = scene.season === 'verano' || scene.habitat === 'estepa' || scene.habitat === 'cultivo';
  const autumn = scene.season === 'otoño' || scene.season === 'invierno';
  return palette.key(dry ? '#c2a765' : autumn ? '#a6a268' : '#86a05c');
}

export function drawHierba(view: View, spot: Spot): void {
  const random = view.dice(spot.name);
  const tint = grassTint(view);
  const count = Math.round(spot.spread * 0.5);
  for (const tone of [-0.09, -0.02, 0.06])
    fillPath(view.ctx, shade(tint, tone), () => {
      for (let i = 0; i < count / 3; i++) {
        const across = random.bell() * 0.6;
        const foot: Point = [spot.x + across * spot.spread, spot.base - 14 * across ** 2 + random.bell() * 4];
        const height = spot.height * random.range(0.35, 1) * (1 - Math.abs(across) * 0.45);
        const sway = (spot.lean * 0.35 + across * 0.35 + random.bell() * 0.16) * height;
        addTaper(view.ctx, foot, [foot[0] + sway, foot[1] - height], random.range(2.4, 5), sway * 0.16);
      }
    });
  if (spot.height > 70) drawSeedHeads(view, spot, tint);
}

/** A few stalks with nodding ears above the blades. */
function drawSeedHeads(view: View, spot: Spot, tint: string): void {
  const random = view.dice(`${spot.name} ears`);
  const ear = mix(tint, '#c9a86a', 0.5);
  for (let i = 0; i < 3; i++) {
    const foot: Point = [spot.x + random.bell() * spot.spread * 0.4, spot.base];
    const height = spot.height * random.range(1, 1.3);
    const tip: Point = [foot[0] + (spot.lean * 0.3 + random.bell() * 0.12) * height, foot[1] - height];
    fillPath(view.ctx, shade(tint, -0.05), () =>
      addBlade(view.ctx, foot, tip, 2.6, (tip[0] - foot[0]) * 0.3),
    );
    const nod: Point = [tip[0] + spot.lean * 15, tip[1] + 4];
    fillPath(view.ctx, shade(ear, 0.02), () => {
      for (let k = 0; k < 10; k++) {
        const place = between(nod, [tip[0] - (tip[0] - foot[0]) * 0.14, tip[1] + 40], k / 9);
        addTaper(
          view.ctx,
          place,
          walk(place, -Math.PI / 2 + spot.lean * 0.5 + (k % 2 ? 0.55 : -0.45), 10),
          1.5,
        );
      }
    });
  }
}
