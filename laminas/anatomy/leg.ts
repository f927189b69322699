import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb, rgbOf, tone } from '../geometry/colour.ts';
import { between, type Point } from '../geometry/point.ts';
import type { Legs } from '../recipe.ts';
import type { LegBones } from './anatomy.ts';
import { type Ground, paintContact, paintToe, toesOf } from './foot.ts';
import { paintLimb } from './limb.ts';
import { paintWeb } from './web.ts';

/** The round of a joint, radius px. */
function paintJoint(ctx: SKRSContext2D, [x, y]: Point, radius: number, skin: Rgb): void {
  ctx.fillStyle = css(tone(skin, -0.02));
  ctx.beginPath();
  ctx.ellipse(x, y, radius, radius * 1.1, 0, 0, Math.PI * 2);
  ctx.fill();
}

/** One leg with its foot; the far one is darker. Drawn before the belly, which hides the hip. */
export function paintLeg(
  ctx: SKRSContext2D,
  bones: LegBones,
  legs: Legs,
  ground: Ground,
  far: boolean,
  light: { x: number; y: number },
): void {
  const shade = far ? -0.09 : 0;
  const look = {
    skin: tone(rgbOf(legs.colour), shade),
    claw: tone(rgbOf(legs.claw ?? '#2c2422'), shade),
    talons: legs.talons ?? 1,
    hindClaw: legs.hindClaw,
  };
  const width = bones.width * (legs.thickness ?? 1) * 1.1;
  const reach = (legs.toeLength ?? 1) * bones.width * 2.75;
  const sole: Point = ground.grip === 'none' ? bones.foot : ground.point;
  const foot = legs.feet ? { ...look, skin: tone(rgbOf(legs.feet), shade) } : look;
  paintContact(ctx, ground, reach);
  if (legs.toes === 'webbed') paintWeb(ctx, sole, reach, ground, look.skin);
  for (const toe of toesOf(legs, ground.grip))
    paintToe(ctx, toe, sole, reach, width * (ground.grip === 'steep' ? 0.66 : 0.54), ground, foot, light);
  paintLimb(ctx, [bones.hip, bones.ankle], [width * 1.2, width * 0.92], look.skin, light);
  const shank = [bones.ankle, between(bones.ankle, sole, 0.5), sole];
  paintLimb(ctx, shank, [width * 0.92, width * 0.78], look.skin, light);
  paintJoint(ctx, bones.ankle, width * 0.56, look.skin);
  if (ground.grip !== 'none') paintJoint(ctx, sole, width * 0.4, foot.skin);
}
