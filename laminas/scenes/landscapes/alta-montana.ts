/** The heights: the profile of the Guadarrama, pines below it, granite blocks before them. */

import type { Path, Point } from '../../geometry/point.ts';
import { fill } from '../../geometry/trace.ts';
import { curveThrough, fillPath } from '../brush/stroke.ts';
import { mix, shade, veil } from '../colour/pigment.ts';
import { DISC } from '../disc.ts';
import type { View } from '../view.ts';
import { layLand, lineAt, rollingLine } from './land.ts';
import { drawTrees } from './tree.ts';

/** The skyline from Siete Picos to Peñalara: x across the disc (0..1), height above the horizon, px. */
const GUADARRAMA: readonly (readonly [number, number])[] = [
  [-0.03, 96],
  [0.03, 122],
  [0.055, 112],
  [0.085, 134],
  [0.11, 120],
  [0.14, 140],
  [0.165, 124],
  [0.195, 132],
  [0.225, 108],
  [0.29, 78],
  [0.35, 104],
  [0.41, 148],
  [0.45, 152],
  [0.5, 138],
  [0.55, 162],
  [0.59, 186],
  [0.62, 172],
  [0.66, 182],
  [0.71, 150],
  [0.76, 128],
  [0.83, 176],
  [0.88, 208],
  [0.92, 200],
  [0.97, 158],
  [1.03, 130],
];

const skyline = (horizon: number): Point[] =>
  GUADARRAMA.map(
    ([across, height]): Point => [DISC.left + across * DISC.radius * 2, horizon + 4 - height * 1.2],
  );

/** Snow on the crest, thicker on the high tops, ending below in tongues along the gullies. */
function drawSnow(view: View, crest: Path, depth: number): void {
  const random = view.dice('snow');
  const snowline = view.horizon - 108;
  const lower: Point[] = [];
  let x = DISC.left - 10;
  while (x <= DISC.right + 10) {
    const top = lineAt(crest, x);
    const high = Math.max(0, snowline - top) / 90;
    const tongue = lower.length % 2 ? random.range(0.4, 1) : random.range(0.12, 0.42);
    lower.push([x, top + depth * Math.min(1.3, high) ** 0.9 * tongue - 1]);
    x += random.range(7, 21);
  }
  const white = mix('#fdfbf5', view.palette.skyTop, view.palette.night ? 0.6 : 0.25);
  fillPath(view.ctx, veil(white, view.palette.night ? 0.4 : 0.9), () => {
    curveThrough(view.ctx, crest, false);
    curveThrough(view.ctx, lower.reverse(), false, true);
  });
}

/** The two masts on the Bola del Mundo. */
function drawMasts({ ctx, palette, horizon }: View): void {
  fillPath(ctx, palette.far, () => {
    for (const x of [545, 558]) {
      ctx.moveTo(x - 4, horizon - 170);
      ctx.lineTo(x - 2, horizon - 198);
      ctx.lineTo(x, horizon - 216);
      ctx.lineTo(x + 2, horizon - 198);
      ctx.lineTo(x + 4, horizon - 170);
    }
  });
}

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
