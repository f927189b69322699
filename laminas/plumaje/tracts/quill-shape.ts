import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Point, walk } from '../../geometry/point.ts';
import type { Quill } from './lay-rows.ts';

/** A place on a feather: along it in shares of its length, across in shares of its breadth (0.5 is its edge). */
export type OnQuill = (along: number, across: number) => Point;

export const onQuill = ({ root, angle, length, breadth }: Quill): OnQuill => {
  return (along, across) => walk(root, angle, along * length, across * breadth);
};

/** How far a shape is drawn in from a feather's sides and from its tip, shares of its breadth. */
export interface Inset {
  side: number;
  tip: number;
}

const WHOLE: Inset = { side: 0, tip: 0 };

/** Adds a body feather's vane to the current path, drawn in from its sides and its tip. */
export function addVane(ctx: SKRSContext2D, at: OnQuill, inset: Inset = WHOLE): void {
  const side = 0.5 - inset.side;
  const tip = 1 - inset.tip;
  addLeaf(
    ctx,
    at(-0.12, 0),
    [at(0.2, side * 0.95), at(0.55, side)],
    [at(tip * 0.98, side * 0.8), at(tip, 0)],
    [at(tip * 0.98, -side * 0.8), at(0.55, -side)],
    [at(0.2, -side * 0.95), at(-0.12, 0)],
  );
}

/** Adds a closed curve to the current path: start, then control and end by turns. */
export function addLeaf(ctx: SKRSContext2D, start: Point, ...pairs: [control: Point, end: Point][]): void {
  ctx.moveTo(start[0], start[1]);
  for (const [control, end] of pairs) ctx.quadraticCurveTo(control[0], control[1], end[0], end[1]);
  ctx.closePath();
}
