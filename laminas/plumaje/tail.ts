import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Point, walk } from '../geometry/point.ts';
import { arc } from '../geometry/ribbon.ts';
import type { Feather, Tail } from '../recipe.ts';
import { paintFeather } from './flight-feather.ts';
import type { Subject } from './subject.ts';
import { featherOf } from './wing.ts';

/** Length of one feather relative to the tail's: `outer` is 1 for the outermost, 0 for the central pair. */
function lengthFactor(tail: Tail, outer: number, index: number): number {
  const shape = 1 + (tail.fork ?? 0) * outer ** 1.5 - (tail.graduated ?? 0) * outer ** 1.3;
  const streamer = index === 0 ? (tail.streamer ?? 0) : index === 1 ? (tail.streamer ?? 0) * 0.8 : 0;
  return shape * (1 + streamer);
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
  for (let i = 0; i < count; i++) {
    const inner = count === 1 ? 0.5 : i / (count - 1);
    const outer = 1 - inner;
    const root = walk(base, direction, -buried, (0.5 - inner) * tail.width * radius * 0.42);
    const angle = direction + (tail.spread ?? 0.07) * (0.5 - inner) * 2;
    const pin = i === count - 1 ? (tail.central ?? 0) : 0;
    const length = tail.length * radius * lengthFactor(tail, outer, i) * (1 + pin) + buried;
    const centre = arc(root, angle, length, tail.bend ?? 0.03);
    const feather: Feather = { shape: 'square', ...featherOf(tail, i) };
    const streams = ((tail.streamer ?? 0) > 0 && i < 2) || pin > 0;
    paintFeather(
      ctx,
      centre,
      ((tail.width * radius) / count) * 2.1,
      streams ? { ...feather, taper: 0.62 } : feather,
      random,
    );
    if (i === 0 || i === count - 1) edges.push(...(i === 0 ? centre : [...centre].reverse()));
  }
  subject.relief.raise(edges, 6 * frames.unit, 3);
}
