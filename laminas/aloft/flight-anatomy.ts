import type { Anatomy } from '../anatomy/anatomy.ts';
import { heading, type Point } from '../geometry/point.ts';
import type { Knot } from '../geometry/sheet.ts';
import type { Aloft } from './aloft.ts';
import { FlightFrame } from './flight-frame.ts';

/** Head radius of a bird in plan, body lengths: the measure of bill and eye in its recipe. */
export const HEAD_RADIUS = 0.11;

/** Eye of one side in the plan, body lengths. */
export function eyeOf({ bill, head, eyes }: Aloft, side: 1 | -1): Point {
  return [head.width * (eyes === 'near' ? 0.38 : 0.3) * side, bill.length + head.length * 0.32];
}

/** Half widths of the body along it: [share of the sheet, y, half width], body lengths. */
export function sections(aloft: Aloft): readonly (readonly [u: number, y: number, half: number])[] {
  const { bill, head, projection, body, tail } = aloft;
  const end = 1 - tail.length;
  const crown = bill.length + head.length * 0.5;
  const nape = Math.max(bill.length + head.length * 0.95, projection - 0.02);
  const neck = (aloft.neck ?? Math.min(head.width, body)) / 2;
  const chest = nape + (end - nape) * 0.24;
  return [
    [0, bill.length, head.width * 0.16],
    [0.06, bill.length + head.length * 0.14, head.width * 0.34],
    [0.16, crown, head.width * 0.5],
    [0.24, bill.length + head.length * 0.9, Math.max(neck, head.width * 0.4)],
    [0.34, nape, neck],
    [0.44, chest, body * 0.48],
    [0.56, chest + (end - chest) * 0.22, body * 0.5],
    [0.8, chest + (end - chest) * 0.68, body * 0.4],
    [0.92, end, Math.max(tail.width * 0.5, body * 0.22)],
    [1, end + tail.length * 0.16, tail.width * 0.34],
  ];
}

/** The body in plan as an anatomy: its flanks are the two edges of the sheet. */
export function flightAnatomy(aloft: Aloft): Anatomy {
  const frame = new FlightFrame(aloft);
  const edge = (side: 1 | -1): Knot[] =>
    sections(aloft).map(([u, y, half]) => [u, ...frame.at([half * side, y])] as const);
  const eye = frame.at(eyeOf(aloft, (aloft.roll ?? 0) < 0 ? -1 : 1));
  const tailBase = frame.at([0, 1 - aloft.tail.length]);
  return {
    dorsal: edge(-1),
    ventral: edge(1),
    eye,
    headRadius: frame.unit * HEAD_RADIUS,
    tilt: 0,
    tail: { base: tailBase, direction: heading(tailBase, frame.at([0, 1])) },
    bill: heading(frame.at([0, 0.1]), frame.at([0, 0])),
    legs: [],
    roundness: 0.62,
  };
}
