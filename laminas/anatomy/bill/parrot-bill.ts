import { cubicAt } from '../../geometry/cubic.ts';
import type { Point } from '../../geometry/point.ts';
import type { Bill } from '../../parts/bill.ts';
import type { BillFrame, Mandibles } from './bill-edges.ts';

const STEPS = 26;

/** A parrot's bill: the upper mandible a strong arc bent down over a short lower one. */
export function parrotEdges(
  place: BillFrame,
  { hook = 0.5 }: Bill,
  length: number,
  depth: number,
): Mandibles {
  const tip: Point = [length * 0.6, depth * (0.4 + hook)];
  const back = -14;
  const trace = (from: Point, out: Point, into: Point, to: Point) =>
    Array.from({ length: STEPS + 1 }, (_, i) => place(...cubicAt([from, out, into, to], i / STEPS)));
  return {
    culmen: trace([back, -depth * 0.5], [length * 0.7, -depth * 0.66], [length * 1.1, depth * 0.12], tip),
    upperCut: trace([back, depth * 0.16], [length * 0.3, depth * 0.1], [length * 0.54, depth * 0.3], tip),
    lowerCut: trace(
      [back, depth * 0.14],
      [length * 0.16, depth * 0.16],
      [length * 0.3, depth * 0.24],
      [length * 0.42, depth * 0.36],
    ),
    gonys: trace(
      [back, depth * 0.5],
      [length * 0.1, depth * 0.66],
      [length * 0.36, depth * 0.66],
      [length * 0.44, depth * 0.36],
    ),
  };
}
