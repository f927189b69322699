import {
  between,
  blend,
  clamp,
  distance,
  heading,
  type Path,
  type Point,
  pick,
  smoothstep,
  walk,
} from '../geometry/point.ts';
import { Polyline } from '../geometry/polyline.ts';
import { curveThrough } from '../geometry/spline.ts';
import type { Aloft } from './aloft.ts';
import { sickleOf } from './sickle.ts';

/** Primaries that show. */
export const PRIMARIES = 10;

/** Where a feather grows and where it ends, body lengths. */
export interface Quill {
  root: Point;
  tip: Point;
}

/** The plan of one wing, that on the side of positive x; body lengths. */
export interface WingPlan {
  /** Innermost first. */
  primaries: readonly Quill[];
  secondaries: readonly Quill[];
  /** Leading edge, shoulder to tip. */
  leading: Path;
  /** s shoulder 0 .. tip 1, c leading edge 0 .. trailing edge 1. */
  at(s: number, c: number): Point;
  /** Trailing edge of the arm from the body out, and of the hand on to its tip. */
  armTrail: Path;
  handTrail: Path;
  /** Length of the hand, wrist to tip. */
  hand: number;
}

/** Distance from `from` along `angle` to the line through a and b. */
function reachTo(from: Point, angle: number, a: Point, b: Point): number {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const [ex, ey] = [b[0] - a[0], b[1] - a[1]];
  const cross = dx * ey - dy * ex;
  if (Math.abs(cross) < 1e-6) return distance(from, b);
  return ((a[0] - from[0]) * ey - (a[1] - from[1]) * ex) / cross;
}

/** Tips of the primaries about the wrist: between a straight trailing edge and a round hand. */
function primaryTips(wrist: Point, corner: Point, tip: Point, round: number, hollow: number): Point[] {
  const inner = heading(wrist, corner);
  const outer = heading(wrist, tip) - round * 0.24;
  const [short, long] = [distance(wrist, corner), distance(wrist, tip)];
  return Array.from({ length: PRIMARIES }, (_, i) => {
    const t = i / (PRIMARIES - 1);
    const angle = blend(inner, outer, t ** blend(0.62, 0.92, round));
    const inward = 1 - hollow * Math.sin(Math.PI * t) * (1 - t);
    const straight = t === 1 ? long : clamp(reachTo(wrist, angle, corner, tip), 0, long) * inward;
    const bowed = blend(short, long, Math.min(1, t / 0.74) ** 0.85) * (1 - 0.2 * smoothstep(0.74, 1, t));
    return walk(wrist, angle, blend(straight, bowed, round));
  });
}

/** Lays out bones, edges and every flight feather of a wing. */
export function planWing(aloft: Aloft): WingPlan {
  const { wing, span, projection, body } = aloft;
  if (wing.sickle) return planSickle(aloft);
  const half = span / 2;
  const { breadth, taper = 0.9, bow = 0.06, bulge = 0, round = 0.4, hollow = 0 } = wing;
  const shoulder: Point = [body * 0.3, projection];
  const wrist: Point = [half * wing.arm, projection - wing.wrist];
  const tip: Point = [half, projection + wing.sweep];
  const corner: Point = [wrist[0] + (half - wrist[0]) * 0.06, wrist[1] + breadth * taper];
  const inner: Point = [body * 0.36, projection + breadth];
  const tips = primaryTips(wrist, corner, tip, round, hollow);
  const elbow = walk(between(shoulder, wrist, 0.5), heading(shoulder, wrist), 0, -breadth * 0.05);
  const swell = distance(wrist, tip) * bow;
  const fore = walk(between(wrist, tip, 0.5), heading(wrist, tip), 0, -swell);
  const outermost = tips[PRIMARIES - 1] ?? tip;
  const leading = curveThrough([
    shoulder,
    elbow,
    wrist,
    between(fore, walk(wrist, heading(wrist, outermost), distance(wrist, outermost) * 0.5, -swell), round),
    outermost,
  ]);
  const steps = leading.length - 1;
  const joint = Math.round(steps / 2);
  const armEdge = new Polyline(leading.slice(0, joint + 1));
  const handEdge = new Polyline(leading.slice(joint));
  const sag = between(inner, corner, 0.55);
  const armEnd = curveThrough([inner, [sag[0], sag[1] + bulge * breadth], corner]);
  const handEnd = curveThrough([corner, ...tips.slice(1)]);
  const armTrail = new Polyline(armEnd);
  const handTrail = new Polyline(handEnd);
  const at = (s: number, c: number): Point => {
    const arm = s <= wing.arm;
    const t = arm ? s / wing.arm : (s - wing.arm) / (1 - wing.arm);
    return between((arm ? armEdge : handEdge).at(t), (arm ? armTrail : handTrail).at(t), c);
  };
  const count = wing.secondaries ?? 12;
  const secondaries = Array.from({ length: count }, (_, i): Quill => {
    const t = (i + 0.3) / count;
    return { root: at(t * wing.arm, 0.12), tip: armTrail.at(t) };
  });
  const primaries = tips.map((end, i): Quill => {
    const t = i / (PRIMARIES - 1);
    const along = handEdge.at(0.34 * t);
    return { root: between(along, end, 0.05), tip: end };
  });
  const hand = distance(wrist, tip);
  return { primaries, secondaries, leading, at, hand, armTrail: armEnd, handTrail: handEnd };
}

/** The wing of a swift: feathers hung between two unbroken edges. */
function planSickle(aloft: Aloft): WingPlan {
  const { wing } = aloft;
  const { armLead, handLead, armTrail, handTrail } = sickleOf(aloft);
  const [foreArm, foreHand] = [new Polyline(armLead), new Polyline(handLead)];
  const [hindArm, hindHand] = [new Polyline(armTrail), new Polyline(handTrail)];
  const at = (s: number, c: number): Point => {
    const arm = s <= wing.arm;
    const t = arm ? s / wing.arm : (s - wing.arm) / (1 - wing.arm);
    return between((arm ? foreArm : foreHand).at(t), (arm ? hindArm : hindHand).at(t), c);
  };
  const count = wing.secondaries ?? 8;
  const secondaries = Array.from({ length: count }, (_, i): Quill => {
    const t = (i + 0.3) / count;
    return { root: at(t * wing.arm, 0.12), tip: hindArm.at(t) };
  });
  const primaries = Array.from({ length: PRIMARIES }, (_, i): Quill => {
    const t = i / (PRIMARIES - 1);
    const tip = hindHand.at(t ** 0.85);
    return { root: between(foreHand.at(0.3 * t), tip, 0.05), tip };
  });
  const hand = distance(pick(handLead, 0), pick(handLead, handLead.length - 1));
  return {
    primaries,
    secondaries,
    leading: [...armLead, ...handLead.slice(1)],
    at,
    hand,
    armTrail,
    handTrail,
  };
}
