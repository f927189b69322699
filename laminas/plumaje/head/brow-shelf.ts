import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb, rgbOf, tone } from '../../geometry/colour.ts';
import { between, heading, type Path, type Point, pick, valueAt, walk } from '../../geometry/point.ts';
import { Polyline } from '../../geometry/polyline.ts';
import { ribbon } from '../../geometry/ribbon.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { fill } from '../../geometry/trace.ts';
import type { Subject } from '../subject.ts';
import { brushTuft } from '../tufts.ts';

/** The edge of the shelf in radii of the eye: from the lores over the eye to behind it. */
const EDGE: Path = [
  [1.95, 0.06],
  [1.35, -0.26],
  [0.7, -0.5],
  [0, -0.58],
  [-0.72, -0.54],
  [-1.4, -0.34],
];
/** Height of the shelf above its edge along it, radii of the eye. */
const HEIGHT = [0.1, 0.34, 0.5, 0.52, 0.4, 0.1] as const;
const ROWS = 5;
const PER_ROW = 46;

/**
 * The bony shelf over a raptor's eye: its underside shades the top of the eye and the lores, its edge is the skin of the ridge,
 * and the short feathers of the crown run down on to it without a line of their own.
 */
export function paintBrowShelf(ctx: SKRSContext2D, subject: Subject): void {
  const { brow, radius: r } = subject.recipe.eye;
  if (!brow) return;
  const { head, anatomy } = subject.frames;
  const random = subject.stream('brow shelf');
  const px = r * anatomy.headRadius;
  const weight = brow.weight ?? 1;
  const edge = new Polyline(
    curveThrough(
      EDGE.map(([x, y]) => head([x * r, y * r])),
      false,
      10,
    ),
  );
  const under = edge.even(40);
  const shadow = (reach: number) => (t: number) => {
    const depth = px * reach * Math.sin(Math.PI * Math.min(1, t * 1.04)) ** 0.8;
    return [depth * 0.15, depth] as const;
  };
  ctx.save();
  ctx.filter = `blur(${px * 0.09}px)`;
  fill(ctx, ribbon(under, shadow(0.42)), 'rgba(14,8,6,0.55)');
  ctx.restore();
  const colourAt = ([x, y]: Point): Rgb => (brow.colour ? rgbOf(brow.colour) : subject.albedo.at(x, y));
  for (let row = 0; row < ROWS; row++) {
    for (let i = 0; i < PER_ROW; i++) {
      const t = (i + random.next()) / PER_ROW;
      const rise = valueAt(HEIGHT, t) * weight * px * (row / (ROWS - 1)) * random.range(0.85, 1.1);
      const ahead = heading(edge.at(t - 0.02), edge.at(t + 0.02));
      const root = walk(edge.at(t), ahead, -px * 0.1, -rise);
      const lit = row === 1 ? 0.05 : row === 0 ? -0.05 : 0.02;
      ctx.fillStyle = css(tone(colourAt(root), lit + random.bell() * 0.022), row > 2 ? 0.75 : 0.95);
      brushTuft(ctx, root, ahead + random.bell() * 0.12 - 0.1, px * random.range(0.5, 0.8), px * 0.07, 0);
    }
  }
  const skin = ribbon(under, (t) => px * 0.04 * Math.sin(Math.PI * Math.min(1, t * 1.15)) ** 0.7);
  fill(ctx, skin, 'rgba(30,19,14,0.7)');
  const crest = under
    .slice(3, 26)
    .map((point, i) => between(point, walk(point, heading(point, pick(under, i + 4)), 0, -px * 0.22), 0.7));
  fill(
    ctx,
    ribbon(crest, (t) => px * 0.035 * Math.sin(Math.PI * t)),
    'rgba(255,240,214,0.34)',
  );
}
