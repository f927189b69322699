import { clamp, type Point } from '../geometry/point.ts';
import { Polyline } from '../geometry/polyline.ts';
import type { Aloft } from './aloft.ts';

/** The edges of a swift's wing, each one unbroken curve, cut where arm and hand meet; body lengths. */
export interface Sickle {
  armLead: readonly Point[];
  handLead: readonly Point[];
  armTrail: readonly Point[];
  handTrail: readonly Point[];
}

const STEPS = 240;
/** Points of each half of an edge. */
const SAMPLES = 28;

type Cubic = readonly [Point, Point, Point, Point];

function cubicAt([a, b, c, d]: Cubic, t: number): Point {
  const u = 1 - t;
  const part = (i: 0 | 1) => u ** 3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t ** 3 * d[i];
  return [part(0), part(1)];
}

/** Cuts an edge where it passes the given distance from the axis. */
function cutAt(curve: Cubic, x: number): readonly [arm: Point[], hand: Point[]] {
  const points = Array.from({ length: STEPS + 1 }, (_, i) => cubicAt(curve, i / STEPS));
  const joint = clamp(
    points.findIndex((point) => point[0] >= x),
    2,
    STEPS - 2,
  );
  const even = (part: readonly Point[]) => {
    const line = new Polyline(part);
    return Array.from({ length: SAMPLES + 1 }, (_, i) => line.at(i / SAMPLES));
  };
  return [even(points.slice(0, joint + 1)), even(points.slice(joint))];
}

/** Lays both edges from the body to the tip: the leading one bowed, the trailing one hollow throughout. */
export function sickleOf({ wing, span, projection, body }: Aloft): Sickle {
  const half = span / 2;
  const { breadth, taper = 0.8, wrist, sweep, bow = 0.13, hollow = 0.3, arm } = wing;
  const tip: Point = [half, projection + sweep];
  const lead: Cubic = [
    [body * 0.3, projection + 0.01],
    [half * 0.3, projection - wrist * 2],
    [half * 0.76, projection + sweep * (0.5 - 3 * bow)],
    tip,
  ];
  const trail: Cubic = [
    [body * 0.3, projection + breadth],
    [half * 0.26, projection + breadth * taper],
    [half * 0.7, projection + sweep * (0.7 - hollow)],
    tip,
  ];
  const [armLead, handLead] = cutAt(lead, half * arm);
  const [armTrail, handTrail] = cutAt(trail, half * (arm + 0.05));
  return { armLead, handLead, armTrail, handTrail };
}
