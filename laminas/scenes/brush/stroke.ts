/** The few shapes everything in a scene is cut from: tapered strokes, ribbons and closed, slightly uneven forms. */
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Random } from '../../geometry/random.ts';
import type { Point } from '../scene.ts';

export const point = (x: number, y: number): Point => ({ x, y });

/** The point at a distance (px) in a direction (radians). */
export const towards = (from: Point, angle: number, distance: number): Point => ({
  x: from.x + Math.cos(angle) * distance,
  y: from.y + Math.sin(angle) * distance,
});

export const between = (from: Point, to: Point, t: number): Point => ({
  x: from.x + (to.x - from.x) * t,
  y: from.y + (to.y - from.y) * t,
});

/** Continues the current path as a smooth curve through the points (uniform Catmull-Rom as Béziers). */
export function curveThrough(
  ctx: SKRSContext2D,
  points: readonly Point[],
  closed: boolean,
  join = false,
): void {
  const count = points.length;
  const at = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i));
    return points[index] as Point;
  };
  const first = at(0);
  if (join) ctx.lineTo(first.x, first.y);
  else ctx.moveTo(first.x, first.y);
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    ctx.bezierCurveTo(
      from.x + (to.x - before.x) / 6,
      from.y + (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6,
      to.y - (after.y - from.y) / 6,
      to.x,
      to.y,
    );
  }
  if (closed) ctx.closePath();
}

/** Adds to the current path a stroke that swells and ends in points; `bow` is its sideways belly in px. */
export function addTaper(ctx: SKRSContext2D, from: Point, to: Point, width: number, bow = 0): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const normal = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length };
  const middle = between(from, to, 0.45);
  const bent = { x: middle.x + normal.x * bow * 2, y: middle.y + normal.y * bow * 2 };
  ctx.moveTo(from.x, from.y);
  ctx.quadraticCurveTo(bent.x + normal.x * width, bent.y + normal.y * width, to.x, to.y);
  ctx.quadraticCurveTo(bent.x - normal.x * width, bent.y - normal.y * width, from.x, from.y);
}

/** Adds to the current path a blade: broad at its foot, pointed at its tip, leaning over by `bow` px. */
export function addBlade(ctx: SKRSContext2D, foot: Point, tip: Point, width: number, bow = 0): void {
  const middle = { x: between(foot, tip, 0.55).x - bow, y: between(foot, tip, 0.55).y };
  ctx.moveTo(foot.x - width / 2, foot.y);
  ctx.quadraticCurveTo(middle.x - width / 2, middle.y, tip.x, tip.y);
  ctx.quadraticCurveTo(middle.x + width / 2, middle.y, foot.x + width / 2, foot.y);
  ctx.closePath();
}

/** Unit normal at a place of a polyline, to the left of its direction seen on the page (up for a line to the right). */
export function normalAt(spine: readonly Point[], i: number): Point {
  const before = spine[Math.max(0, i - 1)] as Point;
  const after = spine[Math.min(spine.length - 1, i + 1)] as Point;
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  return { x: (after.y - before.y) / length, y: -(after.x - before.x) / length };
}

/** A polyline moved sideways by `offset` half-widths of its own. */
export function offsetLine(
  spine: readonly Point[],
  halfWidth: (t: number) => number,
  offset: number,
): Point[] {
  return spine.map((place, i) => {
    const normal = normalAt(spine, i);
    const distance = halfWidth(i / Math.max(1, spine.length - 1)) * offset;
    return { x: place.x + normal.x * distance, y: place.y + normal.y * distance };
  });
}

/** Starts a path around a spine, between two sideways offsets (in half-widths: 1 upper edge, −1 lower edge). */
export function ribbonPath(
  ctx: SKRSContext2D,
  spine: readonly Point[],
  halfWidth: (t: number) => number,
  upper = 1,
  lower = -1,
): void {
  ctx.beginPath();
  curveThrough(ctx, offsetLine(spine, halfWidth, upper), false);
  curveThrough(ctx, offsetLine(spine, halfWidth, lower).reverse(), false, true);
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
  const points = Array.from({ length: corners }, (_, i) => {
    const angle = turn + (i / corners) * Math.PI * 2;
    const reach = 1 + random.bell() * 0.6 * uneven;
    return point(centre.x + Math.cos(angle) * radiusX * reach, centre.y + Math.sin(angle) * radiusY * reach);
  });
  curveThrough(ctx, points, true);
}

/** Fills what the callback adds to a fresh path. */
export function fillPath(ctx: SKRSContext2D, colour: string | CanvasGradient, draw: () => void): void {
  ctx.beginPath();
  draw();
  ctx.fillStyle = colour as string;
  ctx.fill();
}
