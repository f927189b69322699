/** The heights: the profile of the Guadarrama, pines below it, granite blocks before them. */
import type { Point } from '../../geometry/point.ts';
import { fill } from '../../geometry/trace.ts';
import { mix, shade } from '../colour/pigment.ts';
import { DISC } from '../disc.ts';
import type { View } from '../view.ts';
import { drawMasts, drawSnow, skyline } from './guadarrama.ts';
import { layLand, lineAt, rollingLine } from './land.ts';
import { drawTrees } from './tree.ts';

export function behindAltaMontana(view: View): void {
  const { palette, horizon, scene } = view;
  const crest = skyline(horizon);
  drawMasts(view);
  layLand(view, crest, palette.far, 0.07);
  if (scene.season !== 'verano' && scene.season !== 'otoño')
    drawSnow(view, crest, scene.season === 'invierno' ? 92 : 40);
  const slope = rollingLine(view, 'pine slopes', horizon + 6, 52, 6);
  const pines = { from: DISC.left, to: DISC.right, count: 30, low: 20, high: 44 };
  drawTrees(
    view,
    'pines',
    ['abeto', 'pino'],
    pines,
    (x) => lineAt(slope, x) + 6,
    shade(palette.middle, 0.005),
  );
  layLand(view, slope, palette.middle, 0.03);
}

/** Corners of a granite block from its lit foot over the top to the other one, shares of its half width: towards the light is negative. */
const BLOCK: readonly (readonly [across: number, up: number])[] = [
  [-1, -0.04],
  [-0.84, 0.4],
  [-0.46, 0.74],
  [0.04, 0.8],
  [0.46, 0.66],
  [0.84, 0.34],
  [1, -0.04],
];

/** Granite blocks on the near slope. */
export function standingAltaMontana(view: View): void {
  const { ctx, palette, horizon, light } = view;
  const random = view.dice('boulders');
  const slope = rollingLine(view, 'near slope', horizon + 86, 32, 5);
  layLand(view, slope, palette.near, 0.04);
  const stone = mix(palette.near, '#b9b4ae', 0.35);
  for (let i = 0; i < 13; i++) {
    const x = DISC.left + 20 + 60 * i + random.range(-20, 20);
    const size = random.range(14, 44);
    const foot = lineAt(slope, x) + random.range(4, 70);
    const toLight = light.x < 0 ? 1 : -1;
    const low = random.range(0.7, 1);
    const corners = BLOCK.map(
      ([across, up]): Point => [
        x + toLight * size * (across + random.bell() * 0.07),
        foot - size * low * (up + random.bell() * 0.06),
      ],
    );
    const ridge: Point = [x + toLight * size * 0.08, foot - size * low * 0.42];
    const facet = (from: number, to: number) => [...corners.slice(from, to), ridge];
    fill(ctx, corners, shade(stone, -0.03));
    fill(ctx, facet(1, 5), shade(stone, 0.03));
    fill(ctx, facet(0, 2), shade(stone, 0));
  }
}
