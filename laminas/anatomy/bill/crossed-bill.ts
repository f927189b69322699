import { type Cubic, cubicAt } from '../../geometry/cubic.ts';
import type { Point } from '../../geometry/point.ts';
import type { Bill } from '../../parts/bill.ts';
import type { BillFrame, Mandibles } from './bill-edges.ts';

const STEPS = 26;

/**
 * A crossbill's bill, closed: deep at the base; the culmen bows down in one curve to a fine tip past the gonys, and
 * the lower mandible bends up on the near side to a fine tip that just clears the culmen.
 */
export function crossedEdges(place: BillFrame, bill: Bill, length: number, depth: number): Mandibles {
  const { culmen = 0.1, gonys = 0.08, hook = 0.5 } = bill;
  const cut: Point = [0, 0.14];
  const fall: Point = [1, hook];
  const rise: Point = [0.92, -0.6 * hook - 0.08];
  // x in shares of the bill's length, y of its depth, down.
  const curves: Record<keyof Mandibles, Cubic> = {
    culmen: [[0, -0.5], [0.42, -0.5 - culmen], [0.98, -0.36], fall],
    upperCut: [cut, [0.42, 0.06], [0.86, 0.06], fall],
    lowerCut: [cut, [0.34, 0.12], [0.66, 0.04], rise],
    gonys: [[0, 0.5], [0.4, 0.5 + gonys], [0.82, 0.34], rise],
  };
  const edge = (curve: Cubic): Point[] =>
    Array.from({ length: STEPS + 1 }, (_, i) => {
      const [x, y] = cubicAt(curve, i / STEPS);
      return place(x * length - (i === 0 ? 14 : 0), y * depth);
    });
  return {
    culmen: edge(curves.culmen),
    upperCut: edge(curves.upperCut),
    lowerCut: edge(curves.lowerCut),
    gonys: edge(curves.gonys),
  };
}
