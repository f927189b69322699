/** The few shapes everything in a scene is cut from: tapered strokes, ribbons and closed, slightly uneven forms. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import { between, distance, type Path, type Point, pick } from '../../geometry/point.ts';
import type { Random } from '../../geometry/random.ts';
import { offsetLine } from '../../geometry/ribbon.ts';

/**
 * Continues the current path as a smooth curve through the points: uniform Catmull-Rom as Béziers, fuller at its bends than the
 * polyline of `geometry/spline.ts`, which feathers need.
 */
export function addCurve(ctx: SKRSContext2D, points: Path, closed: boolean, join = false): void {
  const count = points.length;
  const at = (i: number): Point => pick(points, closed ? (i + count) % count : i);
  const first = at(0);
  if (join) ctx.lineTo(first[0], first[1]);
  else ctx.moveTo(first[0], first[1]);
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    ctx.bezierCurveTo(
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    );
  }
  if (closed) ctx.closePath();
}

/** Adds to the current path a stroke that swells and ends in points; `bow` is its sideways belly in px. */
export function addTaper(ctx: SKRSContext2D, from: Point, to: Point, width: number, bow = 0): void {
  const length = distance(from, to) || 1;
  const normal: Point = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const middle = between(from, to, 0.45);
  const bent: Point = [middle[0] + normal[0] * bow * 2, middle[1] + normal[1] * bow * 2];
  ctx.moveTo(from[0], from[1]);
  ctx.quadraticCurveTo(bent[0] + normal[0] * width, bent[1] + normal[1] * width, to[0], to[1]);
  ctx.quadraticCurveTo(bent[0] - normal[0] * width, bent[1] - normal[1] * width, from[0], from[1]);
}

/** Adds to the current path a blade: broad at its foot, pointed at its tip, leaning over by `bow` px. */
export function addBlade(ctx: SKRSContext2D, foot: Point, tip: Point, width: number, bow = 0): void {
  const [straight, y] = between(foot, tip, 0.55);
  const x = straight - bow;
  ctx.moveTo(foot[0] - width / 2, foot[1]);
  ctx.quadraticCurveTo(x - width / 2, y, tip[0], tip[1]);
  ctx.quadraticCurveTo(x + width / 2, y, foot[0] + width / 2, foot[1]);
  ctx.closePath();
}

/** Starts a path around a spine, between two sideways offsets (in half-widths: 1 upper edge, −1 lower edge). */
export function ribbonPath(
  ctx: SKRSContext2D,
  spine: Path,
  halfWidth: (t: number) => number,
  upper = 1,
  lower = -1,
): void {
  ctx.beginPath();
  addCurve(ctx, offsetLine(spine, halfWidth, upper), false);
  addCurve(ctx, offsetLine(spine, halfWidth, lower).reverse(), false, true);
  ctx.closePath();
}

/** Adds a closed, hand-cut round form to the current path. */
export function addBlob(
  ctx: SKRSContext2D,
  centre: Point,
  radiusX: number,
  radiusY: number,
  random: Random,
  uneven = 0.12,
  corners = 9,
): void {
  const turn = random.next() * Math.PI * 2;
  const points = Array.from({ length: corners }, (_, i): Point => {
    const angle = turn + (i / corners) * Math.PI * 2;
    const reach = 1 + random.bell() * 0.6 * uneven;
    return [centre[0] + Math.cos(angle) * radiusX * reach, centre[1] + Math.sin(angle) * radiusY * reach];
  });
  addCurve(ctx, points, true);
}

/** Fills what the callback adds to a fresh path. */
export function fillPath(ctx: SKRSContext2D, colour: string | CanvasGradient, draw: () => void): void {
  ctx.beginPath();
  draw();
  ctx.fillStyle = colour as string;
  ctx.fill();
}
