import type { Bill } from '../recipe.ts';
import type { BillFrame, Mandibles } from './bill-edges.ts';

const STEPS = 26;

/** Where along the bill the lower mandible ends. */
const LOWER_REACH = 0.82;

/**
 * A crossbill's bill, closed: deep at the base, the culmen one even bow down to a fine tip below the gonys; the
 * lower mandible keeps to the cutting edge and only its tip turns up across the near side, just over the culmen.
 */
export function crossedEdges(place: BillFrame, bill: Bill, length: number, depth: number): Mandibles {
  const edges: Mandibles = { culmen: [], upperCut: [], lowerCut: [], gonys: [] };
  const { culmen = 0.1, gonys = 0.08, hook = 0.5 } = bill;
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS;
    const back = i === 0 ? 14 : 0;
    const bulge = Math.sin(Math.PI * t ** 0.8);
    const gape = 0.06 * (1 - t);
    const x = length * (t - 0.11 * t ** 5) - back;
    const lowerX = length * LOWER_REACH * (t - 0.04 * t ** 6) - back;
    const rise = 0.2 * hook;
    edges.culmen.push(place(x, depth * (-0.5 - culmen * bulge + (0.5 + hook) * t ** 2)));
    edges.upperCut.push(place(x, depth * (gape + hook * t ** 2.6)));
    edges.lowerCut.push(place(lowerX, depth * (gape - rise * t ** 4)));
    edges.gonys.push(place(lowerX, depth * (0.45 + gonys * bulge - (0.45 + rise) * t ** 2.6)));
  }
  return edges;
}
