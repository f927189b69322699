import type { Bill } from '../recipe.ts';
import type { BillFrame, Mandibles } from './bill-edges.ts';

const STEPS = 26;

/**
 * A crossbill's bill: the upper mandible hooks down past the lower, which is nearly as long and rises past it
 * on the far side, so that its tip stands above the culmen.
 */
export function crossedEdges(place: BillFrame, bill: Bill, length: number, depth: number): Mandibles {
  const edges: Mandibles = { culmen: [], upperCut: [], lowerCut: [], gonys: [] };
  const { culmen = 0.16, gonys = 0.12, hook = 0.5 } = bill;
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS;
    const back = i === 0 ? 14 : 0;
    const drop = depth * hook * t ** 4.4;
    const rise = depth * hook * 0.92 * Math.max(0, (t - 0.52) / 0.48) ** 1.6;
    const gape = depth * 0.08 * (1 - t);
    const crest = depth * culmen * Math.sin(Math.PI * t ** 0.8);
    const keel = depth * gonys * Math.sin(Math.PI * t ** 0.8);
    const thick = depth * 0.05 * Math.sin(Math.PI * t);
    edges.culmen.push(place(length * t - back, -depth * 0.5 * (1 - t) ** 0.7 - crest + drop));
    edges.upperCut.push(place(length * t * 0.99 - back, gape + thick + drop));
    edges.lowerCut.push(place(length * t * 0.96 - back, gape - thick * 1.5 - rise));
    edges.gonys.push(place(length * t * 0.97 - back, depth * 0.46 * (1 - t) ** 0.72 + keel - rise));
  }
  return edges;
}
