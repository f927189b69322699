/** The stems that reed and reedmace share. */
import type { Point } from '../../geometry/point.ts';
import type { View } from '../view.ts';
import type { Spot } from './spot.ts';

/** Green from spring on, straw in winter. */
export function reedTint({ scene, palette }: View): string {
  if (scene.season === 'invierno') return palette.key('#c4ad78');
  if (scene.season === 'otoño') return palette.key('#b5a765');
  return palette.key('#8ba873');
}

/** One stem, plate px; `tone` is its own shade. */
export interface Stem {
  foot: Point;
  tip: Point;
  tone: number;
}

/** Stems fan out from a clump; the middle ones stand tallest. */
export function stemsOf(view: View, spot: Spot, spacing: number): Stem[] {
  const random = view.dice(spot.name);
  const count = Math.max(3, Math.round((spot.spread * 2) / spacing));
  return Array.from({ length: count }, (_, i) => {
    const across = ((i + 0.5) / count) * 2 - 1 + random.bell() * 0.1;
    const height = spot.height * (1 - 0.32 * across ** 2) * random.range(0.68, 1);
    const foot: Point = [spot.x + across * spot.spread * 0.75, spot.base];
    const sway = (spot.lean * 0.12 + across * 0.16 + random.bell() * 0.03) * height;
    return { foot, tip: [foot[0] + sway, foot[1] - height], tone: random.bell() * 0.035 };
  });
}
