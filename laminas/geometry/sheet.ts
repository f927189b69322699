import { between, clamp, distance, heading, type Path, type Point, pick } from './point.ts';
import { Polyline } from './polyline.ts';
import { curveThrough } from './spline.ts';

/** A landmark of an edge: how far along the sheet it lies (0 bill base .. 1 tail base) and where, px. */
export type Knot = readonly [u: number, x: number, y: number];

const STEPS = 480;
const SAMPLES = 24;

/** The fraction u of every sample of an edge: even in length between two knots. */
function fractions(knots: readonly Knot[], curve: Path): number[] {
  const found: number[] = [];
  for (let i = 0; i < knots.length - 1; i++) {
    const piece = new Polyline(curve.slice(i * SAMPLES, i * SAMPLES + SAMPLES + 1));
    const from = pick(knots, i)[0];
    const to = pick(knots, i + 1)[0];
    let run = 0;
    for (let j = 0; j < SAMPLES; j++) {
      found.push(from + ((to - from) * run) / piece.length);
      run += distance(pick(piece.points, j), pick(piece.points, j + 1));
    }
  }
  found.push(1);
  return found;
}

/** Edge resampled at even steps of u. */
function resample(knots: readonly Knot[]): Point[] {
  const curve = curveThrough(
    knots.map(([, x, y]): Point => [x, y]),
    false,
    SAMPLES,
  );
  const at = fractions(knots, curve);
  const points: Point[] = [];
  let j = 0;
  for (let i = 0; i <= STEPS; i++) {
    const u = i / STEPS;
    while (j < at.length - 2 && pick(at, j + 1) < u) j++;
    const start = pick(at, j);
    const t = clamp((u - start) / (pick(at, j + 1) - start || 1e-6));
    points.push(between(pick(curve, j), pick(curve, j + 1), t));
  }
  return points;
}

/**
 * The bird as a ruled surface between its dorsal and its ventral edge: u runs from the bill base (0) to the
 * tail base (1), v from the back (0) to the belly (1). It gives outline, feather flow and tracts at once.
 */
export class Sheet {
  readonly dorsal: Path;
  readonly ventral: Path;

  constructor(dorsal: readonly Knot[], ventral: readonly Knot[]) {
    this.dorsal = resample(dorsal);
    this.ventral = resample(ventral);
  }

  /** Point of the sheet; u beyond 0..1 goes straight on. */
  at(u: number, v: number): Point {
    if (u > 1) return this.beyondTail(u, v);
    return between(edgeAt(this.dorsal, u), edgeAt(this.ventral, u), v);
  }

  /** Beyond the tail base the edges run side by side: they would cross if each went on by itself. */
  private beyondTail(u: number, v: number): Point {
    const [x, y] = between(pick(this.dorsal, STEPS), pick(this.ventral, STEPS), v);
    const [fromX, fromY] = between(pick(this.dorsal, STEPS - 20), pick(this.ventral, STEPS - 20), 0.5);
    const [toX, toY] = between(pick(this.dorsal, STEPS), pick(this.ventral, STEPS), 0.5);
    const steps = ((u - 1) * STEPS) / 20;
    return [x + (toX - fromX) * steps, y + (toY - fromY) * steps];
  }

  /** Direction in which feathers lie there, radians. */
  flow(u: number, v: number): number {
    return heading(this.at(Math.max(0, u - 0.012), v), this.at(Math.min(1, u + 0.012), v));
  }

  /** Half of the depth of the body at u, px. */
  halfDepth(u: number): number {
    return distance(edgeAt(this.dorsal, u), edgeAt(this.ventral, u)) / 2;
  }

  /** Closed outline: along the back to the tail, home along the belly. */
  outline(): Point[] {
    return [...this.dorsal, ...[...this.ventral].reverse()];
  }
}

function edgeAt(edge: Path, u: number): Point {
  const step = u * STEPS;
  if (step < 0) return between(pick(edge, 0), pick(edge, 2), step / 2);
  const index = Math.floor(step);
  return between(pick(edge, index), pick(edge, index + 1), step - index);
}
