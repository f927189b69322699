import type { SKRSContext2D } from '@napi-rs/canvas';
import type { LegBones } from '../anatomy/anatomy.ts';
import { css, type Rgb, rgbOf, tone } from '../geometry/colour.ts';
import { blend, distance, heading, type Path, type Point } from '../geometry/point.ts';
import type { Random } from '../geometry/random.ts';
import { ribbon } from '../geometry/ribbon.ts';
import { curveThrough } from '../geometry/spline.ts';
import { fill, stroke } from '../geometry/trace.ts';
import type { Subject } from './subject.ts';
import { brushTuft } from './tufts.ts';

/** Half breadth of the feathered tarsus above and at the foot, px of the archetype. */
const TARSUS = [24, 15] as const;
/** Where the three visible toes leave the foot and where they end, px of the archetype. */
const TOES = [
  { root: -9, tip: -25, drop: 13 },
  { root: 9, tip: 26, drop: 13 },
  { root: 0, tip: 1, drop: 19 },
] as const;

interface Look {
  feather: Rgb;
  claw: string;
  unit: number;
  /** Breadth of tarsi and toes, factor. */
  build: number;
  /** Colour of toes without feathers (scops owl); without one they are feathered. */
  bare?: Rgb;
  random: Random;
}

/** The feathered tarsus: a column of down that comes out of the belly and narrows to the toes. */
function paintTarsus(ctx: SKRSContext2D, { hip, foot }: LegBones, look: Look): void {
  const { unit, feather, random, build } = look;
  const height = Math.max(30 * unit, distance(hip, foot) * 0.86);
  const rows = Math.round(90 + height / unit);
  for (let i = 0; i < rows; i++) {
    const t = i / rows;
    const across = random.range(-1, 1);
    const root: Point = [
      foot[0] + across * blend(TARSUS[0], TARSUS[1], t) * unit * build,
      foot[1] - blend(height, 12 * unit, t),
    ];
    ctx.fillStyle = css(tone(feather, random.bell() * 0.025 - across * across * 0.09));
    brushTuft(ctx, root, Math.PI / 2 - across * 0.12, 16 * unit, 5 * unit, 0);
  }
}

/** One toe from the foot over the edge of the perch: feathered, thick, a joint in the middle, a curved claw. */
function paintToe(ctx: SKRSContext2D, foot: Point, toe: (typeof TOES)[number], look: Look): void {
  const { unit, feather, random, build } = look;
  const at = (x: number, y: number): Point => [foot[0] + x * unit * build, foot[1] + y * unit];
  const line = curveThrough(
    [at(toe.root, -14), at((toe.root + toe.tip) / 2, -9), at(toe.tip, -3), at(toe.tip * 1.04, toe.drop)],
    false,
    8,
  );
  const end = at(toe.tip * 1.04, toe.drop - 3);
  const claw: Path = curveThrough(
    [end, at(toe.tip * 1.1, toe.drop + 8), at(toe.tip * 0.98, toe.drop + 18)],
    false,
    6,
  );
  fill(
    ctx,
    ribbon(claw, (t) => [3.6 * unit * (1 - t), 3.6 * unit * (1 - t)]),
    look.claw,
  );
  stroke(ctx, claw.slice(0, -3), 'rgba(255,255,255,0.22)', unit);
  const half = (t: number) => unit * build * (8.4 - 2.2 * t + 1.1 * Math.sin(t * Math.PI * 3));
  const shape = ribbon(line, (t) => [half(t), half(t)]);
  if (look.bare) {
    paintBareToe(ctx, line, shape, half, look.bare);
    return;
  }
  fill(ctx, shape, css(tone(feather, -0.16)));
  for (let i = 0; i < 60; i++) {
    const place = Math.min(line.length - 2, Math.floor((i / 60) * (line.length - 1)));
    const [here, next] = [line[place] as Point, line[place + 1] as Point];
    const across = random.range(-0.92, 0.82);
    const angle = heading(here, next);
    const wide = half(place / line.length) * across;
    const root: Point = [here[0] - Math.sin(angle) * wide, here[1] + Math.cos(angle) * wide];
    ctx.fillStyle = css(tone(feather, 0.02 - Math.abs(across) * 0.08 + random.bell() * 0.02));
    brushTuft(ctx, root, angle + across * 0.2, 8 * unit, 2.6 * unit, 0);
  }
}

/** The skin of a toe without feathers: scutes across it, light along its back. */
function paintBareToe(
  ctx: SKRSContext2D,
  line: Path,
  shape: Path,
  half: (t: number) => number,
  skin: Rgb,
): void {
  fill(ctx, shape, css(skin));
  stroke(ctx, shape, css(tone(skin, -0.2), 0.7), 1);
  for (let i = 3; i < line.length - 2; i += 3) {
    const [here, next] = [line[i] as Point, line[i + 1] as Point];
    const angle = heading(here, next);
    const wide = half(i / line.length) * 0.8;
    const across = (side: number): Point => [
      here[0] - Math.sin(angle) * wide * side,
      here[1] + Math.cos(angle) * wide * side,
    ];
    stroke(ctx, [across(-1), across(1)], css(tone(skin, -0.16), 0.55), 1);
  }
  stroke(ctx, line.slice(2, -4), css(tone(skin, 0.16), 0.5), 1.6);
}

/** Two feathered tarsi and their toes, closed over the edge of the perch. */
export function paintOwlFeet(ctx: SKRSContext2D, subject: Subject): void {
  const { recipe, frames } = subject;
  const claw = css(rgbOf(recipe.legs.claw ?? '#2a2424'));
  const feather = rgbOf(recipe.legs.colour);
  frames.anatomy.legs.forEach((bones, i) => {
    const random = subject.stream(`owl foot ${i}`);
    const build = recipe.legs.thickness ?? 1;
    const bare = recipe.legs.feet && { bare: rgbOf(recipe.legs.feet) };
    const look: Look = {
      feather: tone(feather, i ? 0 : -0.03),
      claw,
      unit: frames.unit,
      build,
      random,
      ...bare,
    };
    paintTarsus(ctx, bones, look);
    for (const toe of TOES) paintToe(ctx, bones.foot, toe, look);
  });
}
