import { type Cubic, cubicAt } from '../../geometry/cubic.ts';
import type { Point } from '../../geometry/point.ts';
import type { Bill } from '../../parts/bill.ts';
import type { BillFrame, Mandibles } from './bill-edges.ts';

const STEPS = 26;
/** Share of the steps over the cere, where the culmen runs on straight from the forehead. */
const CERE_STEPS = 8;
/** Where cere and horn meet on the culmen, share of the length. */
export const CERE_END = 0.36;
/** How much deeper the root of culmen and chin is than the horn, shares of the depth: the forehead runs down into the bill. */
const SLOPE = { culmen: 0.16, chin: 0.08 } as const;

/**
 * A raptor's bill: the culmen leaves the cere level and bows in one curve into the hook; the cutting edge swells to a
 * festoon before it, or to a falcon's tooth with a notch behind; the short lower mandible closes inside.
 */
export function raptorEdges(place: BillFrame, bill: Bill, length: number, depth: number): Mandibles {
  const { culmen = 0.1, gonys = 0.06, hook = 0.3, tooth = 0 } = bill;
  const tip: Point = [0.97, 0.3 + hook];
  const top = -0.46 - culmen * 0.3;
  const brow = top - SLOPE.culmen;
  const at = ([x, y]: Point): Point => place(x * length, y * depth);
  const run = (curve: Cubic, steps: number) =>
    Array.from({ length: steps }, (_, i) => at(cubicAt(curve, (i + 1) / steps)));
  const root = (y: number): Point => place(-14, y * depth);
  return {
    culmen: [
      root(brow),
      ...run(
        [
          [0, brow],
          [0.12, brow + SLOPE.culmen * 0.55],
          [0.24, top - SLOPE.culmen * 0.12],
          [CERE_END, top],
        ],
        CERE_STEPS,
      ),
      ...run([[CERE_END, top], [0.68, top], [1.02, -0.2], tip], STEPS - CERE_STEPS),
    ],
    upperCut: [
      root(0.14),
      ...run(
        [
          [0, 0.14],
          [0.22, 0.16],
          [0.44, 0.12],
          [0.56, 0.2],
        ],
        13,
      ),
      ...run(
        [
          [0.56, 0.2],
          [0.64, 0.26 + tooth * 1.6],
          [0.72, 0.14 + tooth * 0.6],
          [0.78, 0.2 - tooth * 0.5],
        ],
        6,
      ),
      ...run([[0.78, 0.2 - tooth * 0.5], [0.85, 0.28 - tooth * 0.6], [0.9, 0.46], tip], 7),
    ],
    lowerCut: [
      root(0.14),
      ...run(
        [
          [0, 0.14],
          [0.24, 0.16],
          [0.46, 0.14],
          [0.66, 0.2],
        ],
        STEPS,
      ),
    ],
    gonys: [
      root(0.44 + SLOPE.chin),
      ...run(
        [
          [0, 0.44 + SLOPE.chin],
          [0.24, 0.5 + gonys],
          [0.52, 0.5 + gonys],
          [0.68, 0.24],
        ],
        STEPS,
      ),
    ],
  };
}
