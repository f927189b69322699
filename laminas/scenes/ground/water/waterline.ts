/** Where the bird enters the water: calm rings about its legs or its flanks. */
import type { Point } from '../../../geometry/point.ts';
import { addTaper, fillPath } from '../../brush/stroke.ts';
import { mix, shade, veil } from '../../colour/pigment.ts';
import type { View } from '../../view.ts';
import { drawLegRipples } from './leg-ripples.ts';

/** A swell about one end of the hull: open arcs, wider and fainter outwards. `way` is -1 to the left of it. */
function swell({ ctx, palette, dice }: View, x: number, level: number, way: number, size: number): void {
  const random = dice(`swell ${way} ${Math.round(x)}`);
  const bright = mix(shade(palette.waterFar, 0.16), palette.lit, 0.4);
  const dark = shade(palette.waterNear, -0.12);
  for (const [ring, opacity] of [
    [0.34, 0.75],
    [0.66, 0.5],
    [1.05, 0.3],
  ] as const) {
    const reach = size * ring;
    for (const [tone, drop, share] of [
      [dark, 2, 0.6],
      [bright, 0, 1],
    ] as const) {
      const [from, to] = [random.range(-0.5, -0.1), random.range(0.7, 1.25)];
      ctx.strokeStyle = veil(tone, opacity * share);
      ctx.lineWidth = random.range(1.1, 2);
      ctx.beginPath();
      const [start, end] = way > 0 ? [from, to] : [Math.PI - to, Math.PI - from];
      ctx.ellipse(x - way * size * 0.22, level + drop, reach, reach * 0.2, 0, start, end);
      ctx.stroke();
    }
  }
}

/** Short pieces of light and shade that lie on the water along the near side of a hull, never across the bird. */
function hullRipples(view: View, level: number, hull: { left: number; right: number }): void {
  const { ctx, palette } = view;
  const random = view.dice('flank ripples');
  const width = hull.right - hull.left;
  for (const [tone, opacity, count] of [
    [shade(palette.waterNear, -0.12), 0.5, 12],
    [mix(shade(palette.waterFar, 0.14), palette.lit, 0.4), 0.7, 14],
  ] as const)
    fillPath(ctx, veil(tone, opacity), () => {
      for (let i = 0; i < count; i++) {
        const away = random.next() ** 1.6;
        const x = hull.left + width * random.range(-0.08, 1.08);
        const y = level + 3 + away * 30;
        const length = random.range(16, 46) * (0.7 + away * 1.4);
        const to: Point = [x + length / 2, y + random.bell() * 0.6];
        addTaper(ctx, [x - length / 2, y], to, random.range(0.8, 1.7), random.bell() * 0.8);
      }
    });
}

/** The water that a swimmer moves: ripples along its side, a swell before its breast and one behind its stern. */
function flankRipples(view: View, level: number): void {
  const { body, facing, hull = { left: body.x, right: body.x + body.width } } = view.stand;
  const size = (hull.right - hull.left) * 0.3;
  const [bow, stern] = facing === 'left' ? [0.62, 0.4] : [0.4, 0.62];
  hullRipples(view, level, hull);
  swell(view, hull.left, level, -1, size * bow);
  swell(view, hull.right, level, 1, size * stern);
}

/** To be drawn over the bird. */
export function drawWaterline(view: View): void {
  const { stand } = view;
  const level = stand.waterline;
  if (level === undefined) return;
  const swims = stand.body.y + stand.body.height > level;
  if (swims) flankRipples(view, level);
  else for (const foot of stand.feet) drawLegRipples(view, foot[0], level);
}
