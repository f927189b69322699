import type { Bill } from '../recipe.ts';
import type { BillFrame, Mandibles } from './bill-edges.ts';

const STEPS = 26;

/**
 * A crossbill's bill: both mandibles deep at the base and drawn out to a curved tip; the upper hooks down past the
 * gonys, the lower rises across its near side and stands out above the culmen.
 */
export function crossedEdges(place: BillFrame, bill: Bill, length: number, depth: number): Mandibles {
  const edges: Mandibles = { culmen: [], upperCut: [], lowerCut: [], gonys: [] };
  const { culmen = 0.1, gonys = 0.08, hook = 0.5 } = bill;
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS;
    const back = i === 0 ? 14 : 0;
    const bulge = Math.sin(Math.PI * t ** 0.8);
    const gape = 0.06 * (1 - t);
    const x = length * (t - 0.04 * t ** 6) - back;
    const lowerX = length * 0.93 * (t - 0.04 * t ** 6) - back;
    edges.culmen.push(place(x, depth * (-0.5 - culmen * bulge + (0.5 + hook) * t ** 2.6)));
    edges.upperCut.push(place(x, depth * (gape + hook * t ** 3.8)));
    edges.lowerCut.push(place(lowerX, depth * (gape - hook * 0.86 * t ** 3.4)));
    edges.gonys.push(place(lowerX, depth * (0.43 + gonys * bulge - (0.43 + hook * 0.86) * t ** 2.9)));
  }
  return edges;
}
