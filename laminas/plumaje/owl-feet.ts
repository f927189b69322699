import type { SKRSContext2D } from '@napi-rs/canvas';
import type { LegBones } from '../anatomy/anatomy.ts';
import { css, type Rgb, rgbOf, tone } from '../geometry/colour.ts';
import { blend, distance, type Point } from '../geometry/point.ts';
import type { Random } from '../geometry/random.ts';
import type { Subject } from './subject.ts';
import { brushTuft } from './tufts.ts';

/** Legs longer than this (archetype px, hip to sole) show their tarsi below the belly. */
const SHORT = 108;

/** The feathered tarsus of a long-legged owl: a narrow column of down from the belly to the toes. */
function paintTarsus(
  ctx: SKRSContext2D,
  { hip, foot }: LegBones,
  unit: number,
  feather: Rgb,
  random: Random,
): void {
  const height = distance(hip, foot) * 0.8;
  for (let i = 0; i < 170; i++) {
    const t = i / 170;
    const across = random.range(-1, 1);
    const root: Point = [foot[0] + across * blend(25, 15, t) * unit, foot[1] - blend(height, 24 * unit, t)];
    ctx.fillStyle = css(tone(feather, random.bell() * 0.03 - across * across * 0.1));
    brushTuft(ctx, root, Math.PI / 2 - across * 0.08, 22 * unit, 6 * unit, 0);
  }
}

/** Feathered toes and dark talons on the edge of the perch. */
export function paintOwlFeet(ctx: SKRSContext2D, subject: Subject): void {
  const { recipe, frames } = subject;
  const { unit, anatomy } = frames;
  const random = subject.stream('owl feet');
  const feather = rgbOf(recipe.legs.colour);
  const talon = css(rgbOf(recipe.legs.claw ?? '#2a2424'));
  for (const bones of anatomy.legs) {
    const { hip, foot } = bones;
    const long = distance(hip, foot) > SHORT * unit;
    if (long) paintTarsus(ctx, bones, unit, feather, random);
    const [spread, rise] = long ? [25, 30] : [32, 58];
    for (const shift of [-spread, spread, 0]) {
      const x = foot[0] + shift * unit;
      ctx.fillStyle = talon;
      brushTuft(ctx, [x, foot[1] - 2 * unit], 1.5 - shift * 0.004, 34 * unit, 7 * unit, 2);
      for (let i = 0; i < 46; i++) {
        const t = i / 46;
        const across = random.bell() * 0.5;
        const shade = 0.03 - Math.abs(across) * 0.12 + (1 - t) * 0.02 + random.bell() * 0.03;
        ctx.fillStyle = css(tone(feather, shade));
        const root: Point = [x + across * 22 * unit, foot[1] - blend(rise, 12, t) * unit];
        brushTuft(ctx, root, Math.PI / 2 - across * 0.2, 19 * unit, 5 * unit, 0);
      }
    }
  }
}
