import type { Bill } from '../../parts/bill.ts';
import type { BillFrame, Mandibles } from './bill-edges.ts';

const STEPS = 26;
/** Where the culmen begins to fall and where the lower edge turns up, shares of the length. */
const FALL = 0.54;
const ANGLE = 0.66;

/** A gull's bill: level culmen that bows down over the tip, gonys angle two thirds along. */
export function gullEdges(place: BillFrame, bill: Bill, length: number, depth: number): Mandibles {
  const edges: Mandibles = { culmen: [], upperCut: [], lowerCut: [], gonys: [] };
  const { culmen = 0.04, gonys = 0.1, hook = 0.08, bend = 2.3 } = bill;
  const tip = depth * (0.1 + hook);
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS;
    const back = i === 0 ? 14 : 0;
    const x = length * t - back;
    const fall = Math.max(0, (t - FALL) / (1 - FALL)) ** bend;
    const ridge = -depth * (0.48 - 0.06 * Math.sin(Math.PI * Math.min(1, t / FALL)) + culmen * fall);
    edges.culmen.push(place(x, ridge * (1 - fall) + tip * fall));
    const cut = depth * (0.1 - 0.05 * t) + (tip - depth * 0.05) * Math.max(0, (t - 0.8) / 0.2) ** 1.6;
    edges.upperCut.push(place(x, cut));
    const run = x * 0.95;
    edges.lowerCut.push(place(run, Math.min(cut, depth * (0.1 - 0.05 * t) + tip * 0.4 * fall)));
    const before = depth * (0.44 + gonys * (t / ANGLE) ** 2.4);
    const after = Math.max(0, (t - ANGLE) / (1 - ANGLE));
    const keel = depth * (0.44 + gonys);
    edges.gonys.push(place(run, t < ANGLE ? before : keel + (depth * 0.09 - keel) * after ** 1.15));
  }
  return edges;
}
