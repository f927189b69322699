/** One leaf, cut in two tones along its midrib. */

import type { SKRSContext2D } from '@napi-rs/canvas';
import { type Path, type Point, walk } from '../../geometry/point.ts';
import type { Random } from '../../geometry/random.ts';
import { normalAt } from '../../geometry/ribbon.ts';
import { addTaper } from '../brush/stroke.ts';
import { shade, veil } from '../colour/pigment.ts';
import type { Light } from '../stand.ts';
import type { LeafOutline } from './foliage.ts';

export interface LeafShape {
  outline: LeafOutline;
  /** Px. */
  length: number;
  width: number;
  colour: string;
}

/** Half width of the leaf as a fraction of its greatest, at a fraction of its length. */
const PROFILES: Record<LeafOutline, (t: number) => number> = {
  ovada: (t) => Math.sin(Math.PI * t ** 0.8) ** 0.85,
  lanceolada: (t) => Math.sin(Math.PI * t ** 0.85) ** 1.05,
  lobada: (t) =>
    Math.sin(Math.PI * t ** 1.15) ** 0.6 * (0.62 + 0.38 * Math.abs(Math.cos(t * Math.PI * 4.5 + 0.5)) ** 0.8),
  espinosa: (t) => Math.sin(Math.PI * t ** 0.82) ** 0.8 * (0.84 + 0.3 * ((t * 5) % 1) ** 1.6),
  triangular: (t) => (t < 0.2 ? (t / 0.2) ** 0.5 : ((1 - t) / 0.8) ** 0.85) * (0.96 + 0.06 * ((t * 7) % 1)),
};

const STEPS: Record<LeafOutline, number> = {
  ovada: 12,
  lanceolada: 12,
  lobada: 56,
  espinosa: 25,
  triangular: 24,
};

function midrib(from: Point, angle: number, length: number, bend: number, steps: number): Point[] {
  const spine = [from];
  let place = from;
  for (let i = 0; i < steps; i++) {
    place = walk(place, angle + bend * (i / steps - 0.4), length / steps);
    spine.push(place);
  }
  return spine;
}

function halfLeaf(ctx: SKRSContext2D, spine: Path, profile: (t: number) => number, half: number): void {
  ctx.beginPath();
  for (const place of spine) ctx.lineTo(place[0], place[1]);
  for (let i = spine.length - 1; i >= 0; i--) {
    const place = spine[i] as Point;
    const normal = normalAt(spine, i);
    const reach = Math.max(0, profile(i / (spine.length - 1))) * half;
    ctx.lineTo(place[0] + normal[0] * reach, place[1] + normal[1] * reach);
  }
  ctx.closePath();
}

function veins(ctx: SKRSContext2D, spine: Path, shape: LeafShape, profile: (t: number) => number): void {
  ctx.beginPath();
  for (const side of [-1, 1])
    for (const t of [0.18, 0.34, 0.5, 0.66, 0.8]) {
      const i = Math.round(t * (spine.length - 1));
      const place = spine[i] as Point;
      const ahead = spine[Math.min(spine.length - 1, Math.round((t + 0.14) * (spine.length - 1)))] as Point;
      const normal = normalAt(spine, i);
      const reach = side * profile(Math.min(1, t + 0.12)) * shape.width * 0.38;
      addTaper(ctx, place, [ahead[0] + normal[0] * reach, ahead[1] + normal[1] * reach], 0.55);
    }
  ctx.fillStyle = veil(shade(shape.colour, -0.16), 0.5);
  ctx.fill();
}

/** Draws a leaf that leaves `from` at an angle (radians); the half turned to the light is paler. */
export function drawLeaf(
  ctx: SKRSContext2D,
  light: Light,
  from: Point,
  angle: number,
  shape: LeafShape,
  random: Random,
): void {
  const steps = STEPS[shape.outline];
  const spine = midrib(from, angle, shape.length, random.bell() * 0.45, steps);
  const profile = PROFILES[shape.outline];
  const normal = normalAt(spine, Math.floor(steps / 2));
  const lit = normal[0] * light.x + normal[1] * light.y > 0 ? 1 : -1;
  for (const side of [-1, 1]) {
    halfLeaf(ctx, spine, profile, (shape.width / 2) * side);
    ctx.fillStyle = side === lit ? shade(shape.colour, 0.09) : shade(shape.colour, -0.04);
    ctx.fill();
  }
  if (shape.width > 10) veins(ctx, spine, shape, profile);
  ctx.beginPath();
  addTaper(ctx, from, spine[steps] as Point, 0.9, 0);
  ctx.fillStyle = veil(shade(shape.colour, 0.2), 0.75);
  if (shape.width > 10) ctx.fill();
}
