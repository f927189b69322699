import { between, type Point } from '../../geometry/point.ts';
import type { Bill } from '../../parts/bill.ts';

const STEPS = 26;

/** The four edges of a closed bill, base to tip, px. */
export interface Mandibles {
  culmen: Point[];
  upperCut: Point[];
  lowerCut: Point[];
  gonys: Point[];
}

/** Frame of the bill: x along it (px), y towards the throat (px). */
export type BillFrame = (x: number, y: number) => Point;

/** The form of a closed bill; length and depth at the root, px. */
export interface ClosedBill {
  place: BillFrame;
  length: number;
  depth: number;
  edges: Mandibles;
}

/** Where a bill grows and how long it is. */
export interface BillBase {
  /** Where culmen and chin meet the feathers. */
  top: Point;
  bottom: Point;
  /** Direction, radians. */
  angle: number;
  /** Length, px. */
  length: number;
}

/** Frame of a bill from its base; y always grows towards the throat. */
export function frameOf({ top, bottom, angle }: BillBase): BillFrame {
  const middle = between(top, bottom, 0.5);
  const along: Point = [Math.cos(angle), Math.sin(angle)];
  let normal: Point = [-along[1], along[0]];
  const down = (bottom[0] - top[0]) * normal[0] + (bottom[1] - top[1]) * normal[1];
  if (down < 0) normal = [-normal[0], -normal[1]];
  return (x, y) => [middle[0] + along[0] * x + normal[0] * y, middle[1] + along[1] * x + normal[1] * y];
}

/** Share of the depth at the root that is left at `t`: an even fall to a point, or a slender bill with a blunt tip. */
function depthLeft(t: number, fall: number, tipDepth: number): number {
  if (tipDepth === 0) return (1 - t) ** fall;
  return (1 - tipDepth) * (1 - t) ** (fall * 2.2) + tipDepth * Math.sqrt(1 - t ** 10);
}

/** A straight or evenly curved bill. */
export function plainEdges(place: BillFrame, bill: Bill, length: number, depth: number): Mandibles {
  const edges: Mandibles = { culmen: [], upperCut: [], lowerCut: [], gonys: [] };
  const { curve = 0, culmen = 0.12, gonys = 0.06, kink = 0, lowerReach = 0.96, tipDepth = 0 } = bill;
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS;
    const x = length * t - (i === 0 ? 14 : 0);
    const bend = curve * length * t * t;
    const bulge = Math.sin(Math.PI * t ** 0.75);
    const gape = depth * (0.08 * (1 - t) + kink * Math.max(0, 1 - t / 0.42) ** 1.4);
    edges.culmen.push(place(x, -depth * 0.5 * depthLeft(t, 0.82, tipDepth) - depth * culmen * bulge + bend));
    edges.upperCut.push(place(x, gape + bend));
    edges.lowerCut.push(place(x * lowerReach, gape + bend));
    edges.gonys.push(
      place(
        x * lowerReach,
        depth * 0.46 * depthLeft(t, 0.85, tipDepth) + depth * gonys * Math.sin(Math.PI * t) + bend,
      ),
    );
  }
  return edges;
}

/** A raptor's bill: high culmen that turns down steeply into a hook. */
export function hookedEdges(place: BillFrame, bill: Bill, length: number, depth: number): Mandibles {
  const edges: Mandibles = { culmen: [], upperCut: [], lowerCut: [], gonys: [] };
  const { culmen = 0.2, gonys = 0.06, hook = 0.25, bend = 2.3 } = bill;
  const straight = bend > 4;
  const nail = straight ? 0.86 : 0.72;
  const drop = depth * (0.16 + hook);
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS;
    const back = i === 0 ? 14 : 0;
    const crest = depth * culmen * Math.sin(Math.PI * Math.min(1, t * 1.1)) * 0.5;
    const x = Math.min(length, length * (t < 0.8 ? t * 1.06 : 0.848 + (t - 0.8) * 0.76));
    edges.culmen.push(place(x - back, -depth * 0.5 - crest + (depth * 0.5 + drop) * t ** bend));
    const cut = depth * (0.08 * (1 - t) + 0.05 * t);
    const tooth = t > nail ? (drop - depth * 0.05) * ((t - nail) / (1 - nail)) ** 1.25 : 0;
    const tomial = depth * (bill.tooth ?? 0) * Math.max(0, 1 - Math.abs(t - 0.64) / 0.1);
    edges.upperCut.push(
      place(length * (t < 0.72 ? t : 0.72 + (t - 0.72) * 0.9) - back, cut + tooth + tomial),
    );
    const lower = length * t * (straight ? 0.86 : 0.67);
    edges.lowerCut.push(place(lower - back, cut));
    const belly = depth * (0.46 * (1 - t) ** 0.7 + gonys * Math.sin(Math.PI * t) + 0.05 * t);
    edges.gonys.push(place(lower - back, belly));
  }
  return edges;
}
