import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Point, walk } from '../../geometry/point.ts';
import { arc } from '../../geometry/ribbon.ts';
import type { Feather } from '../../parts/feather.ts';
import type { Tail } from '../../parts/tail.ts';
import type { Subject } from '../subject.ts';
import { paintFeather } from '../wing/flight-feather.ts';
import { featherOf } from '../wing/wing.ts';

/**
 * Share of a recipe's spread that a tail opens to, and its bend where the recipe gives none, radians: a folded tail is slim
 * and hangs a little. Readers who did not know took 0.75 and 0.08 for the truer beside 1 and 0.03 in 14 of 16 pairs, and
 * these beside 0.75 and 0.08 in 8 of 12 (the other in one).
 */
const FOLDED = 0.5;
const HANGING = 0.11;

/** Length of one feather relative to the tail's: `outer` is 1 for the outermost, 0 for the central pair. */
function lengthFactor(tail: Tail, outer: number, index: number): number {
  const shape = 1 + (tail.fork ?? 0) * outer ** 1.5 - (tail.graduated ?? 0) * outer ** 1.3;
  const streamer =
    index === 0 ? (tail.streamer ?? 0) : index === 1 && !tail.notched ? (tail.streamer ?? 0) * 0.92 : 0;
  return shape * (1 + streamer);
}

/** Where the feathers of the tail lie across it, in painting order: −0.5 the upper edge, 0.5 the lower. */
function spread(tail: Tail, count: number): { index: number; across: number }[] {
  const near = Array.from({ length: count }, (_, index) => index / Math.max(1, count - 1));
  if (!tail.notched) {
    return near.map((inner, index) => ({ index, across: count === 1 ? 0 : 0.5 - inner }));
  }
  const far = near.slice(0, -1).map((inner, index) => ({ index, across: -0.5 + 0.4 * inner }));
  return [...far, ...near.map((inner, index) => ({ index, across: 0.5 - 0.56 * inner }))];
}

/** The tail, rooted inside the body: outermost feather first, the central pair on top. */
export function paintTail(ctx: SKRSContext2D, subject: Subject): void {
  const { recipe, frames } = subject;
  const tail = recipe.tail;
  if (!tail) return;
  const random = subject.stream('tail');
  const radius = frames.anatomy.headRadius;
  const { base } = frames.anatomy.tail;
  const direction = frames.anatomy.tail.direction - (tail.lift ?? 0);
  const count = tail.feathers ?? 6;
  const buried = radius * 0.55;
  const edges: Point[] = [];
  const places = spread(tail, count);
  for (const [order, place] of places.entries()) {
    const { index } = place;
    const streaming = (tail.streamer ?? 0) > 0;
    const farStreamer = streaming && !tail.notched && index === 1;
    const across = farStreamer ? -0.6 : place.across;
    const outer = count === 1 ? 0.5 : farStreamer ? 1 : 1 - index / (count - 1);
    const root = walk(base, direction, -buried, across * tail.width * radius * 0.42);
    const angle = direction + (tail.spread ?? 0.07) * FOLDED * across * 2;
    const pin = index === count - 1 ? (tail.central ?? 0) : 0;
    const length = tail.length * radius * lengthFactor(tail, outer, index) * (1 + pin) + buried;
    const centre = arc(root, angle, length, (tail.bend ?? HANGING) * (streaming && across < -0.1 ? -1 : 1));
    const feather: Feather = { shape: tail.notched ? 'round' : 'square', ...featherOf(tail, index) };
    const streams = (streaming && index < (tail.notched ? 1 : 2)) || pin > 0;
    paintFeather(
      ctx,
      centre,
      ((tail.width * radius) / count) * 2.1,
      streams ? { ...feather, taper: 0.62 } : feather,
      random,
    );
    if (order === 0 || order === places.length - 1)
      edges.push(...(order === 0 ? centre : [...centre].reverse()));
  }
  subject.relief.raise(edges, 6 * frames.unit, 3);
}
