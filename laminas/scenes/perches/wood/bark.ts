/** Bark along a rod: light above, shade below, cracks, knots and lichen, all cut with tapered strokes. */
import type { Path, Point } from '../../../geometry/point.ts';
import type { Random } from '../../../geometry/random.ts';
import { normalAt, offsetLine } from '../../../geometry/ribbon.ts';
import { addBlob, addCurve, addTaper, fillPath, ribbonPath } from '../../brush/stroke.ts';
import { shade, veil } from '../../colour/pigment.ts';
import type { View } from '../../view.ts';
import { growLichen } from '../stone/lichen.ts';
import { shadeRod } from './rod-shadow.ts';

export interface Rod {
  spine: Path;
  /** Half thickness at a fraction of the length, px. */
  half: (t: number) => number;
  colour: string;
  /** 0 smooth, 1 deeply cracked. */
  cracked: number;
  lichen: number;
}

/** +1 when the offset side of the spine that looks up (or to the light, on a steep rod) is the positive one. */
export function litSide(view: View, spine: Path): 1 | -1 {
  const normal = normalAt(spine, Math.floor(spine.length / 2));
  return normal[0] * view.light.x + normal[1] * Math.min(view.light.y, -0.5) > 0 ? 1 : -1;
}

/** A place on the rod: along it (0..1) and across it (−1..1). */
function placeOn(rod: Rod, along: number, across: number): Point {
  const index = Math.max(0, Math.min(rod.spine.length - 1, Math.round(along * (rod.spine.length - 1))));
  const at = rod.spine[index] as Point;
  const normal = normalAt(rod.spine, index);
  const reach = rod.half(along) * across;
  return [at[0] + normal[0] * reach, at[1] + normal[1] * reach];
}

function cracks(view: View, rod: Rod, random: Random, lit: number): void {
  const length = rod.spine.length * 12;
  const count = Math.round((length / 100) * rod.half(0.5) * (0.25 + rod.cracked * 0.6));
  for (const [tone, opacity, share] of [
    [-0.24, 0.75, 1],
    [0.13, 0.6, 0.7],
  ] as const)
    fillPath(view.ctx, veil(shade(rod.colour, tone), opacity), () => {
      for (let i = 0; i < count * share; i++) {
        const along = random.next();
        const across = (random.next() * 2 - 1) * 0.92;
        const span = random.range(9, 34) / length;
        const from = placeOn(rod, along, across);
        const to = placeOn(rod, Math.min(1, along + span), across + random.bell() * 0.1);
        const bold = tone < 0 && across * lit < 0.3 ? 1.5 : 0.95;
        addTaper(view.ctx, from, to, bold * (0.6 + rod.cracked * 0.7), random.bell() * 1.4);
      }
    });
}

function knots(view: View, rod: Rod, random: Random): void {
  const count = rod.half(0.5) > 15 ? 2 : 1;
  for (let i = 0; i < count; i++) {
    const along = random.chance(0.5) ? random.range(0.06, 0.3) : random.range(0.7, 0.94);
    const at = placeOn(rod, along, random.bell() * 0.3);
    const size = rod.half(along) * random.range(0.2, 0.34);
    for (const [reach, tone] of [
      [1.5, 0.05],
      [1.1, -0.13],
      [0.5, -0.2],
    ] as const)
      fillPath(view.ctx, shade(rod.colour, tone), () =>
        addBlob(view.ctx, at, size * reach * 1.5, size * reach * 0.8, random, 0.1, 8),
      );
  }
}

/** Rosettes of grey-green lichen with a few mustard ones. */
function lichens(view: View, rod: Rod, random: Random, lit: number): void {
  for (let i = 0; i < rod.lichen; i++) {
    const along = random.range(0.04, 0.96);
    const at = placeOn(rod, along, lit * random.range(-0.1, 0.8));
    growLichen(view, at, random.range(3, 7.5), 0.65, random);
  }
}

export function drawRod(view: View, rod: Rod, name: string): void {
  const { ctx } = view;
  const random = view.dice(name);
  const lit = litSide(view, rod.spine);
  ctx.save();
  ribbonPath(ctx, rod.spine, rod.half);
  ctx.fillStyle = rod.colour;
  ctx.fill();
  ctx.clip();
  for (const [upper, lower, tone, opacity] of [
    [-0.25, -1.1, -0.13, 0.85],
    [-0.72, -1.1, -0.2, 0.55],
    [1.1, 0.42, 0.1, 0.75],
    [0.96, 0.76, 0.18, 0.6],
  ] as const) {
    ctx.beginPath();
    addCurve(ctx, wavy(rod, upper * lit, random), false);
    addCurve(ctx, wavy(rod, lower * lit, random).reverse(), false, true);
    ctx.fillStyle = veil(shade(rod.colour, tone), opacity);
    ctx.fill();
  }
  cracks(view, rod, random, lit);
  knots(view, rod, random);
  lichens(view, rod, random, lit);
  shadeRod(view, rod.half(0.5), rod.colour);
  ctx.restore();
}

/** The offset line, uneven as a cut edge is. */
function wavy(rod: Rod, offset: number, random: Random): Point[] {
  const line = offsetLine(rod.spine, rod.half, offset).filter(
    (_, i, all) => i % 4 === 0 || i === all.length - 1,
  );
  if (Math.abs(offset) > 1) return line;
  return line.map((place) => [place[0], place[1] + random.bell() * 1.6]);
}
