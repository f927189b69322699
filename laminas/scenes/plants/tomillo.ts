/** Thyme. */
import { between, type Point, walk } from '../../geometry/point.ts';
import { addBlob, addTaper, fillPath } from '../brush/stroke.ts';
import { shade } from '../colour/pigment.ts';
import type { View } from '../view.ts';
import type { Spot } from './spot.ts';

/** A cushion of thyme: wiry stems, tiny leaves, pink heads in spring. */
export function drawTomillo(view: View, spot: Spot): void {
  const random = view.dice(spot.name);
  const leaf = view.palette.key('#84936f');
  const flower = view.palette.key('#c08fb4');
  const blooms = !view.scene.season || view.scene.season === 'primavera' || view.scene.season === 'verano';
  const tips: Point[] = [];
  for (let i = 0; i < spot.spread * 0.42; i++) {
    const across = random.bell() * 0.62;
    const foot: Point = [
      spot.x + across * spot.spread * 0.42,
      spot.base - 9 * across ** 2 + random.bell() * 3,
    ];
    const height = spot.height * random.range(0.55, 1) * Math.sqrt(Math.max(0.1, 1 - (across * 0.75) ** 2));
    const tip: Point = [spot.x + across * spot.spread, foot[1] - height];
    tips.push(tip);
    fillPath(view.ctx, view.palette.key('#7d6552'), () => addTaper(view.ctx, foot, tip, 1.8));
    fillPath(view.ctx, shade(leaf, random.bell() * 0.06), () => {
      for (let k = 0; k < 9; k++) {
        const t = 0.25 + k * 0.085;
        const place = between(foot, tip, t);
        for (const side of [-1, 1]) addTaper(view.ctx, place, walk(place, -1.57 + side * 0.95, 9), 2.1);
      }
    });
  }
  if (!blooms) return;
  for (const tip of tips)
    fillPath(view.ctx, shade(flower, random.bell() * 0.06), () => {
      for (let k = 0; k < 4; k++)
        addBlob(view.ctx, [tip[0] + random.bell() * 5, tip[1] + random.bell() * 4], 3.8, 3.2, random, 0.2, 6);
    });
}
