import { noise } from '../geometry/noise.ts';
import { distance, type Point, smoothstep, walk } from '../geometry/point.ts';
import type { Random } from '../geometry/random.ts';
import type { Subject } from './subject.ts';
import { tuftLength } from './tufts.ts';

/** Feather tips beyond the body, px at the archetype's size: the back taut, the belly looser. */
const BACK_REACH = 2.2;
const BELLY_REACH = 6;

/** One edge of the body, with small feather tips that point to the tail. */
function toothed(subject: Subject, v: 0 | 1, random: Random): Point[] {
  const { sheet, unit } = subject.frames;
  const points: Point[] = [];
  let u = 0;
  while (u < 1) {
    const base = sheet.at(u, v);
    const flow = sheet.flow(u, v);
    const spacing = tuftLength(subject, u) * random.range(0.25, 0.95);
    const sleek = 1 - (subject.recipe.planes?.silk ?? 0) * (1 - smoothstep(0.18, 0.3, u));
    const reach = (v === 0 ? BACK_REACH : BELLY_REACH) * unit * smoothstep(0.01, 0.3, u) * sleek;
    // Most tips lie flat; one now and then stands out, as on a living bird.
    const out = reach * random.next() ** 1.8 * (0.5 + noise(u * 9, v * 9, 3));
    const side = v === 0 ? -1 : 1;
    points.push(walk(base, flow, -spacing * 0.1, side * -0.4));
    points.push(walk(base, flow, spacing * 0.55, side * out * 0.75));
    points.push(walk(base, flow, spacing * 1.02, side * out));
    u += spacing / Math.max(1, edgeSpeed(subject, u, v));
  }
  points.push(sheet.at(1, v));
  return points;
}

/** Px walked along the edge for a step of one in u. */
function edgeSpeed(subject: Subject, u: number, v: number): number {
  const a = subject.frames.sheet.at(u, v);
  const b = subject.frames.sheet.at(Math.min(1, u + 0.01), v);
  return distance(a, b) / 0.01;
}

/** Share of the tail base that lies above the tail. */
const UPPER_COVERTS = 0.72;

/** The tail coverts: a soft tongue over the root of the tail, so that the body does not end in a cut. */
export function tailCoverts(subject: Subject): Point[] {
  const { sheet, anatomy } = subject.frames;
  const depth = sheet.halfDepth(1) * 2;
  return Array.from({ length: 9 }, (_, i) => {
    const v = ((i + 1) / 10) * UPPER_COVERTS;
    return walk(
      sheet.at(1, v),
      anatomy.tail.direction,
      depth * 0.6 * Math.sin((Math.PI * v) / UPPER_COVERTS) ** 0.8,
    );
  });
}

/** One edge of a closed coat: a smooth line that swells and sinks by less than a px. */
function smooth(subject: Subject, v: 0 | 1): Point[] {
  const { sheet, unit } = subject.frames;
  const side = v === 0 ? -1 : 1;
  return Array.from({ length: 241 }, (_, i) => {
    const u = i / 240;
    return walk(sheet.at(u, v), sheet.flow(u, v), 0, side * (noise(u * 14, v * 9, 3) - 0.3) * 1.6 * unit);
  });
}

/** The body's outline, smooth in itself; `paintDown` loosens it where a coat is not closed. */
export function featheredOutline(subject: Subject): Point[] {
  if (subject.recipe.coat)
    return [...smooth(subject, 0), ...tailCoverts(subject), ...smooth(subject, 1).reverse()];
  const random = subject.stream('outline');
  const back = toothed(subject, 0, random);
  const belly = toothed(subject, 1, random);
  return [...back, ...tailCoverts(subject), ...belly.reverse()];
}
