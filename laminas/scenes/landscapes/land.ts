/** Flat, slightly uneven washes of land, each laid before the one behind it. */
import { blend, type Path, type Point, smoothstep } from '../../geometry/point.ts';
import { addCurve, addTaper } from '../brush/stroke.ts';
import { shade, veil } from '../colour/pigment.ts';
import { DISC, LEFT, RIGHT } from '../disc.ts';
import type { View } from '../view.ts';

/** A line of hills from one rim of the disc to the other, px. */
export function rollingLine(view: View, name: string, y: number, height: number, knots = 8): Point[] {
  const random = view.dice(name);
  return Array.from({ length: knots + 1 }, (_, i) => [
    LEFT + ((RIGHT - LEFT) * i) / knots,
    y - height * (0.15 + 0.85 * random.next()),
  ]);
}

/** Fills the disc below a line; the tone lightens downwards, as mist lies in front of the next layer. */
export function layLand(view: View, line: Path, colour: string, mist = 0.06, smooth = true): void {
  const { ctx } = view;
  const top = Math.min(...line.map((place) => place[1]));
  const gradient = ctx.createLinearGradient(0, top, 0, top + 190);
  gradient.addColorStop(0, colour);
  gradient.addColorStop(1, shade(colour, mist));
  ctx.fillStyle = gradient;
  ctx.beginPath();
  if (smooth) addCurve(ctx, line, false);
  else for (const place of line) ctx.lineTo(place[0], place[1]);
  ctx.lineTo(RIGHT, DISC.bottom + 10);
  ctx.lineTo(LEFT, DISC.bottom + 10);
  ctx.closePath();
  ctx.fill();
}

/** Height of a line at x, px. */
export function lineAt(line: Path, x: number): number {
  const after = line.findIndex((place) => place[0] >= x);
  const right = line[Math.max(1, after === -1 ? line.length - 1 : after)] as Point;
  const left = line[line.indexOf(right) - 1] as Point;
  return blend(left[1], right[1], smoothstep(0, 1, (x - left[0]) / (right[0] - left[0] || 1)));
}

/** Short tapered cuts that follow the ground, as a gouge leaves them in lino; wider and longer towards the viewer. */
export function gouge(
  view: View,
  name: string,
  colour: string,
  count: number,
  from: number,
  to = DISC.bottom,
): void {
  const { ctx } = view;
  const random = view.dice(name);
  ctx.beginPath();
  for (let i = 0; i < count; i++) {
    const depth = random.next() ** 1.3;
    const y = from + (to - from) * depth;
    const x = random.range(LEFT, RIGHT);
    const length = random.range(16, 60) * (0.45 + depth * 1.3);
    addTaper(ctx, [x, y], [x + length, y + random.bell() * 2], 0.7 + depth * 1.5, random.bell() * 2);
  }
  ctx.fillStyle = veil(colour, 0.55);
  ctx.fill();
}
