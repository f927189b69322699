/** The crest of the Guadarrama. */
import type { Path, Point } from '../../geometry/point.ts';
import { addCurve, fillPath } from '../brush/stroke.ts';
import { mix, veil } from '../colour/pigment.ts';
import { DISC } from '../disc.ts';
import type { View } from '../view.ts';
import { lineAt } from './land.ts';

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

export const skyline = (horizon: number): Point[] =>
  GUADARRAMA.map(
    ([across, height]): Point => [DISC.left + across * DISC.radius * 2, horizon + 4 - height * 1.2],
  );

/** Snow on the crest, thicker on the high tops, ending below in tongues along the gullies. */
export function drawSnow(view: View, crest: Path, depth: number): void {
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
    addCurve(view.ctx, crest, false);
    addCurve(view.ctx, lower.reverse(), false, true);
  });
}

/** The two masts on the Bola del Mundo. */
export function drawMasts({ ctx, palette, horizon }: View): void {
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
