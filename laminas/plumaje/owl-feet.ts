import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf, tone } from '../geometry/colour.ts';
import { blend, distance, type Point } from '../geometry/point.ts';
import type { Subject } from './subject.ts';
import { brushTuft } from './tufts.ts';

/** Feathered toes and dark talons on the edge of the perch. */
export function paintOwlFeet(ctx: SKRSContext2D, subject: Subject): void {
  const { recipe, frames } = subject;
  const { unit, anatomy } = frames;
  const random = subject.stream('owl feet');
  const feather = rgbOf(recipe.legs.colour);
  const talon = css(rgbOf(recipe.legs.claw ?? '#2a2424'));
  for (const { hip, foot } of anatomy.legs) {
    const height = Math.max(58 * unit, distance(hip, foot) * 0.9);
    for (let i = 0; height > 102 * unit && i < 190; i++) {
      const t = i / 190;
      const across = random.range(-1, 1);
      const root: Point = [foot[0] + across * blend(40, 24, t) * unit, foot[1] - blend(height, 26 * unit, t)];
      ctx.fillStyle = css(tone(feather, random.bell() * 0.03 - Math.abs(across) * 0.07));
      brushTuft(ctx, root, Math.PI / 2 - across * 0.1, 24 * unit, 7 * unit, 0);
    }
    for (const shift of [-32, 32, 0]) {
      const x = foot[0] + shift * unit;
      ctx.fillStyle = talon;
      brushTuft(ctx, [x, foot[1] - 2 * unit], 1.5 - shift * 0.004, 34 * unit, 7 * unit, 2);
      for (let i = 0; i < 46; i++) {
        const t = i / 46;
        const across = random.bell() * 0.5;
        const shade = 0.03 - Math.abs(across) * 0.12 + (1 - t) * 0.02 + random.bell() * 0.03;
        ctx.fillStyle = css(tone(feather, shade));
        const root: Point = [x + across * 22 * unit, foot[1] - blend(58, 12, t) * unit];
        brushTuft(ctx, root, Math.PI / 2 - across * 0.2, 19 * unit, 5 * unit, 0);
      }
    }
  }
}
