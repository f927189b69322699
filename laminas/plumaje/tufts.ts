import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb, tone } from '../geometry/colour.ts';
import { noise } from '../geometry/noise.ts';
import { blend, type Point, smoothstep } from '../geometry/point.ts';
import type { Random } from '../geometry/random.ts';
import { PLATE_HEIGHT, PLATE_WIDTH } from './layer.ts';
import type { Subject } from './subject.ts';

/** Length of a tuft at the archetype's size on head and body, px. */
const HEAD_LENGTH = 13;
const BODY_LENGTH = 29;
/** Grid of the candidates, px. */
const GRID = 3;
/** Distance between tufts in shares of their length. */
const GAP = 0.36;

/** Where to lay tufts and how; by default over the whole body. */
export interface TuftOptions {
  /** Name of the random stream. */
  part: string;
  region?: (point: Point) => boolean;
  /** Less is denser. */
  gap?: number;
  /** Colour other than the albedo map's. */
  colour?: (point: Point) => Rgb;
  length?: number;
}

/** Length of the tufts at u, px: short on the face, long on the body. */
export function tuftLength(subject: Subject, u: number): number {
  const size = subject.frames.unit * (subject.recipe.tuft ?? 1);
  return blend(HEAD_LENGTH, BODY_LENGTH, smoothstep(0.16, 0.55, u)) * size;
}

interface Root {
  x: number;
  y: number;
  u: number;
  v: number;
  length: number;
}

/** Places for the roots on a jittered grid, denser where the tufts are shorter, tail first. */
function scatter(subject: Subject, options: TuftOptions, random: Random): Root[] {
  const { relief } = subject;
  const roots: Root[] = [];
  for (let row = 0; row < PLATE_HEIGHT; row += GRID) {
    for (let column = 0; column < PLATE_WIDTH; column += GRID) {
      const cell = relief.cell(column, row);
      const u = relief.u[cell] ?? -1;
      if (u < 0) continue;
      const x = column + random.next() * GRID;
      const y = row + random.next() * GRID;
      const length = options.length ?? tuftLength(subject, u);
      const apart = length * (options.gap ?? GAP);
      if (random.next() > (GRID / apart) ** 2) continue;
      if (options.region && !options.region([x, y])) continue;
      roots.push({ x, y, u, v: relief.v[cell] ?? 0, length });
    }
  }
  return roots.sort((a, b) => b.u - a.u);
}

/** The brush: one leaf-shaped stroke from root to tip. */
export function brushTuft(
  ctx: SKRSContext2D,
  root: Point,
  angle: number,
  length: number,
  width: number,
  bend: number,
): void {
  const cosine = Math.cos(angle);
  const sine = Math.sin(angle);
  const x = root[0] - cosine * length * 0.3;
  const y = root[1] - sine * length * 0.3;
  const middle = length * 0.5;
  const left = width + bend;
  const right = bend - width;
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.quadraticCurveTo(
    x + cosine * middle - sine * left,
    y + sine * middle + cosine * left,
    x + cosine * length,
    y + sine * length,
  );
  ctx.quadraticCurveTo(x + cosine * middle - sine * right, y + sine * middle + cosine * right, x, y);
  ctx.fill();
}

/** How far feathers open away from the axis: a little on the belly, hardly on the back. */
function opening(v: number): number {
  return v > 0.5 ? (v - 0.5) * 0.34 : (v - 0.5) * 0.04;
}

/** Lays the tufts, tail to head, so that each lies over the one behind it; each samples the map at its root. */
export function paintTufts(ctx: SKRSContext2D, subject: Subject, options: TuftOptions): void {
  const random = subject.stream(options.part);
  const { albedo, frames } = subject;
  for (const root of scatter(subject, options, random)) {
    const stray = root.length * 0.1;
    const place: Point = [root.x + random.bell() * stray, root.y + random.bell() * stray];
    const colour = options.colour ? options.colour(place) : albedo.at(place[0], place[1]);
    const patch = (noise(root.x / 46, root.y / 46, 7) - 0.5) * 0.05;
    const change = patch + random.bell() * 0.034;
    const length = root.length * random.range(0.78, 1.25);
    const spread = root.v > 0.5 ? 0.13 : 0.07;
    const angle = frames.sheet.flow(root.u, root.v) + opening(root.v) + random.bell() * spread;
    const width = length * random.range(0.22, 0.34);
    ctx.fillStyle = css(tone(colour, change));
    brushTuft(ctx, [root.x, root.y], angle, length, width, random.bell() * width * 0.3);
  }
}
