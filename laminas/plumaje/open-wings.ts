import type { SKRSContext2D } from '@napi-rs/canvas';
import { toned } from '../geometry/colour.ts';
import { type Point, walk } from '../geometry/point.ts';
import { ribbon } from '../geometry/ribbon.ts';
import { curveThrough } from '../geometry/spline.ts';
import { fill } from '../geometry/trace.ts';
import type { Ornament } from '../recipe.ts';
import type { Subject } from './subject.ts';

type OpenWings = Extract<Ornament, { kind: 'open-wings' }>;

/** One sickle-shaped wing from the shoulder: out, then swept back; `reach` and `breadth` in px. */
function sickle(shoulder: Point, out: number, sweep: number, reach: number, breadth: number): Point[] {
  const wrist = walk(shoulder, out, reach * 0.34);
  const middle = walk(wrist, out + sweep * 0.5, reach * 0.36);
  const tip = walk(middle, out + sweep * 0.82, reach * 0.4);
  return ribbon(curveThrough([shoulder, wrist, middle, tip]), (t) => {
    const half = (breadth / 2) * (1 - t ** 2.2) * (1.15 - 0.3 * t);
    return [half, half];
  });
}

/** Spread wings of a bird in flight: the far one behind the body, the near one over it. */
export function paintOpenWing(ctx: SKRSContext2D, subject: Subject, wings: OpenWings, near: boolean): void {
  const { sheet, anatomy } = subject.frames;
  const reach = wings.span * anatomy.headRadius;
  const breadth = wings.breadth * anatomy.headRadius;
  const shape = near
    ? sickle(sheet.at(0.36, 0.55), 1.15, -0.9, reach, breadth)
    : sickle(sheet.at(0.34, 0.25), -1.75, 1.25, reach * 0.96, breadth);
  fill(ctx, shape, toned(wings.colour, near ? 0 : -0.05));
}
