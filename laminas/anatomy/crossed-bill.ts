import type { Bill } from '../recipe.ts';
import type { BillFrame, Mandibles } from './bill-edges.ts';

const STEPS = 26;

/** A crossbill's bill: the upper mandible hooks down past the lower, whose tip rises on the far side above the culmen. */
export function crossedEdges(place: BillFrame, bill: Bill, length: number, depth: number): Mandibles {
  const edges: Mandibles = { culmen: [], upperCut: [], lowerCut: [], gonys: [] };
  const { culmen = 0.16, gonys = 0.12, hook = 0.5 } = bill;
  for (let i = 0; i <= STEPS; i++) {
    const t = i / STEPS;
    const back = i === 0 ? 14 : 0;
    const drop = depth * hook * 1.15 * t ** 2.4;
    const rise = depth * hook * 0.85 * Math.max(0, (t - 0.35) / 0.65) ** 1.7;
    const gape = depth * 0.08 * (1 - t);
    const crest = depth * culmen * Math.sin(Math.PI * t ** 0.8);
    const keel = depth * gonys * Math.sin(Math.PI * t ** 0.9);
    edges.culmen.push(place(length * t - back, -depth * 0.5 * (1 - t) ** 0.78 - crest + drop));
    edges.upperCut.push(place(length * t - back, gape + drop + depth * 0.06 * Math.sin(Math.PI * t)));
    edges.lowerCut.push(place(length * t * 0.92 - back, gape - rise));
    edges.gonys.push(place(length * t * 0.92 - back, depth * 0.46 * (1 - t) ** 0.8 + keel - rise));
  }
  return edges;
}
