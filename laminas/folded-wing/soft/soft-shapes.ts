import type { Rgb } from '../../geometry/colour.ts';
import { blend, type Point, walk } from '../../geometry/point.ts';
import type { Zone } from '../../parts/feather.ts';

/** Points along each side of a shape. */
const SIDE = 9;

/** A loose body feather: a round leaf that rises out of nothing at its root and breaks into hairs at its end. */
export interface SoftFeather {
  root: Point;
  angle: number;
  length: number;
  /** Half its breadth, px. */
  half: number;
  colour: Rgb;
  /** Opacity of its middle and of its tip. */
  body: number;
  tip: number;
  /** Bend of its shaft, radians over its length. */
  bend?: number;
  /** Steps by which its tip is lighter than its middle. */
  lift?: number;
}

/** Half breadth at a share of the length: widest beyond the middle, round at the end. */
const breadth = (t: number) =>
  Math.sin(Math.PI * Math.min(1, t * 0.72 + 0.02)) ** 0.8 * Math.sqrt(1 - Math.max(0, (t - 0.6) / 0.4) ** 2);

/** Point of the feather: along it, and across in half breadths. */
export function at({ root, angle, length, half, bend = 0 }: SoftFeather, t: number, across: number): Point {
  const on = walk(root, angle + (bend * t) / 2, length * t);
  return walk(on, angle + bend * t, 0, half * across * breadth(t));
}

export function leaf(feather: SoftFeather, share: number, to = 1): Point[] {
  const side = (sign: number) =>
    Array.from({ length: SIDE + 1 }, (_, i) =>
      at(feather, blend(0.05, to, 1 - (1 - i / SIDE) ** 1.4), sign * share),
    );
  return [...side(1), ...side(-1).reverse()];
}

/** A streak along the shaft that keeps its breadth and closes in a point at the tip: it runs on in that of the next row. */
export function streak(feather: SoftFeather, share: number): Point[] {
  const side = (sign: number) =>
    Array.from({ length: SIDE + 1 }, (_, i) => {
      const t = blend(0.15, 1, i / SIDE);
      return at(feather, t, sign * share * Math.min(1, (1.04 - t) / 0.2));
    });
  return [...side(1), ...side(-1).reverse()];
}

/** The part of one web, or of both, that a zone colours; its ends are round. */
export function web(feather: SoftFeather, { from, to, web: side = 'both' }: Zone): Point[] {
  const [low, high] = side === 'both' ? [-1, 1] : side === 'outer' ? [0.08, 1] : [-1, -0.08];
  const edge = (across: number) =>
    Array.from({ length: SIDE + 1 }, (_, i) => at(feather, blend(from, to, i / SIDE), across));
  const middle = (low + high) / 2;
  const reach = Math.min(1, to + 0.05);
  return [...edge(high), at(feather, reach, middle), ...edge(low).reverse()];
}

/** The end of the feather from a share of its length before the tip. */
export function end(feather: SoftFeather, share: number): Point[] {
  return web(feather, { from: 1 - share, to: 1, colour: '#000' });
}
