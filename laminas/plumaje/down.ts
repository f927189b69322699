import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, tone } from '../geometry/colour.ts';
import { distance, smoothstep, walk } from '../geometry/point.ts';
import type { Subject } from './subject.ts';
import { tuftLength } from './tufts.ts';

/** How far feather tips stand out from the back and from the belly, px at the archetype's size. */
const REACH = [1.3, 3.4] as const;
/** Distance between tips along an edge, shares of a feather; length of a tip, shares of a feather. */
const APART = 0.07;
const LENGTH = [0.32, 0.85] as const;
/** Where the edge begins to loosen behind the face, on the sheet. */
const FACE = [0.08, 0.4] as const;

/**
 * Loose feather tips along the edges of the body: hair-fine barbs that leave the coat at a low angle, each in the colour of
 * its feather. They soften the outline without serrating it.
 */
export function paintDown(ctx: SKRSContext2D, subject: Subject): void {
  const { sheet, unit } = subject.frames;
  const random = subject.stream('down');
  for (const v of [0, 1] as const) {
    const side = v === 0 ? -1 : 1;
    for (let u = 0.06; u < 0.99; ) {
      const feather = tuftLength(subject, u);
      const step = feather * APART * random.range(0.5, 1.5);
      u += step / Math.max(40, distance(sheet.at(u, v), sheet.at(u + 0.01, v)) * 100);
      const out = REACH[v] * unit * smoothstep(FACE[0], FACE[1], u) * random.next() ** 1.6;
      const length = feather * random.range(LENGTH[0], LENGTH[1]);
      const root = walk(sheet.at(u, v), sheet.flow(u, v), 0, -side * (1.5 + random.next() * 3) * unit);
      const tip = walk(sheet.at(u, v), sheet.flow(u, v), length, side * out);
      const inside = sheet.at(u, v === 0 ? 0.05 : 0.95);
      const lit = v === 0 ? 0.02 : -0.01;
      ctx.strokeStyle = css(tone(subject.albedo.at(inside[0], inside[1]), lit + random.bell() * 0.04), 0.6);
      ctx.lineWidth = random.range(0.5, 1.3) * Math.max(0.7, unit);
      ctx.beginPath();
      ctx.moveTo(root[0], root[1]);
      const bend = walk(root, sheet.flow(u, v), length * 0.6, side * out * 0.15);
      ctx.quadraticCurveTo(bend[0], bend[1], tip[0], tip[1]);
      ctx.stroke();
    }
  }
}
