import { describe, expect, it } from 'vitest';
import { distance, type Point } from './point.ts';
import { curveThrough } from './spline.ts';

const KNOTS: Point[] = [
  [0, 0],
  [40, 10],
  [60, 80],
  [140, 60],
];

describe('curveThrough', () => {
  it('passes through every knot of an open string', () => {
    const curve = curveThrough(KNOTS, false, 12);
    for (const knot of KNOTS)
      expect(Math.min(...curve.map((point) => distance(point, knot)))).toBeLessThan(1e-6);
  });

  it('passes through every knot of a closed string', () => {
    const curve = curveThrough(KNOTS, true, 12);
    expect(curve).toHaveLength(48);
    for (const knot of KNOTS)
      expect(Math.min(...curve.map((point) => distance(point, knot)))).toBeLessThan(1e-6);
  });

  it('joins two points by a straight line', () => {
    const curve = curveThrough([
      [0, 0],
      [10, 20],
    ]);
    for (const [x, y] of curve) expect(y).toBeCloseTo(2 * x);
  });
});
