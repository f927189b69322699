import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, tone } from '../../geometry/colour.ts';
import { between, heading, type Path, type Point, shifted, walk } from '../../geometry/point.ts';
import { Polyline } from '../../geometry/polyline.ts';
import { ribbon } from '../../geometry/ribbon.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { fill } from '../../geometry/trace.ts';
import type { Subject } from '../subject.ts';
import { brushTuft } from '../tufts.ts';

/** Where the ear coverts are rooted, from under the gape up behind the eye, and where they end; head radii from the eye. */
const ROOTS: Path = [
  [0.26, 0.42],
  [0.06, 0.3],
  [-0.16, 0.14],
  [-0.3, -0.06],
];
const ENDS: Path = [
  [-0.02, 0.66],
  [-0.36, 0.82],
  [-0.76, 0.78],
  [-1.04, 0.54],
  [-1.14, 0.24],
  [-1.06, -0.02],
];
const ROWS = 8;
const PER_ROW = 26;
/** How much lighter the upper coverts are than the lower ones. */
const FORM = 0.05;

/** The crease below the patch, where its loose ends lie on the throat. */
function paintCrease(ctx: SKRSContext2D, subject: Subject, ends: Polyline, depth: number): void {
  const { frames, albedo } = subject;
  const radius = frames.anatomy.headRadius;
  const line = ends.even(24).slice(6, 21);
  const low = shifted(line, 0, radius * 0.045);
  const middle = low[7] as Point;
  ctx.save();
  ctx.filter = `blur(${radius * 0.05}px)`;
  const half = (t: number) => radius * 0.05 * Math.sin(Math.PI * t);
  fill(ctx, ribbon(low, half), css(tone(albedo.at(...middle), -0.2), 0.36 * depth));
  ctx.restore();
}

/**
 * The ear coverts: loose, hair-like feathers that fan from gape and eye and end in a patch with a lower edge of its own. Each
 * row lies over the ends of the one behind.
 */
export function paintEarCoverts(ctx: SKRSContext2D, subject: Subject): void {
  const { frames, albedo, recipe } = subject;
  const { ear = 1, crease = 1 } = recipe.planes ?? {};
  if (ear === 0) return;
  const random = subject.stream('ear coverts');
  const onHead = ([x, y]: Point) => frames.head([x * ear, y * ear]);
  const radius = frames.anatomy.headRadius;
  const roots = new Polyline(curveThrough(ROOTS.map(onHead), false, 10));
  const ends = new Polyline(curveThrough(ENDS.map(onHead), false, 10));
  if (crease > 0) paintCrease(ctx, subject, ends, crease);
  for (let row = ROWS; row >= 0; row--) {
    const out = row / ROWS;
    for (let i = 0; i < PER_ROW; i++) {
      const along = (i + random.next()) / PER_ROW;
      const [from, to] = [roots.at(along), ends.at(along)];
      const root = between(from, to, out * 0.86 + random.bell() * 0.05);
      const length = ear * radius * (0.13 + 0.1 * out) * random.range(0.75, 1.2);
      const flow = heading(from, to) + random.bell() * 0.1;
      const [x, y] = walk(root, flow, length * 0.25);
      const lift = row === ROWS ? 0.02 : 0;
      ctx.fillStyle = css(tone(albedo.at(x, y), random.bell() * 0.034 + lift + FORM * (along - 0.5)), 0.85);
      brushTuft(ctx, root, flow, length, length * 0.13, random.bell() * 1.2);
    }
  }
}
