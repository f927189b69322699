import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf } from '../geometry/colour.ts';
import { clamp, type Point } from '../geometry/point.ts';
import { PLATE_HEIGHT, PLATE_WIDTH } from '../plumaje/layer.ts';
import type { Relief } from '../plumaje/light/relief.ts';
import type { Light } from '../scenes/stand.ts';
import { radians } from './plan.ts';
import type { Side, Stage } from './stage.ts';
import type { WingField } from './wing/wing-field.ts';

/** Strength of the shade on a wing that is tilted away from the light. */
const TILT = 0.55;

/** The wing as a cambered blade: thick along the bones, thin towards the feather tips. */
export function raiseWing(relief: Relief, stage: Stage, field: WingField, side: Side): void {
  const steps = Array.from({ length: 25 }, (_, i) => i / 12);
  const strip = (depth: number): Point[] => [
    ...steps.map((q) => field.at(q, 0)),
    ...[...steps].reverse().map((q) => field.at(q, depth)),
  ];
  for (const [depth, height, soft] of [
    [0.6, 0.028, 0.022],
    [0.26, 0.03, 0.012],
  ] as const)
    relief.raise(
      stage.path(strip(depth), side),
      stage.unit * height,
      Math.max(2, Math.round(stage.unit * soft)),
    );
}

/** One even tone over a whole wing by how it is tilted to the light: the two wings are planes of one form. */
export function tintWing(ctx: SKRSContext2D, stage: Stage, side: Side, light: Light): void {
  const { roll = 0, bank, view } = stage.flight;
  const tilt = Math.sin(radians(stage.plan.raise.arm) * 1.2 + side * roll);
  const outward: Point = [Math.cos(bank) * side, Math.sin(bank) * side];
  const towards = outward[0] * light.x + outward[1] * light.y;
  const facing = (view === 'below' ? tilt : -tilt) * towards;
  const strength = clamp(facing * TILT, -0.15, 0.08);
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  ctx.fillStyle =
    strength < 0 ? css(rgbOf(light.shadow), -strength) : css(rgbOf(light.colour), strength * 0.7);
  ctx.fillRect(0, 0, PLATE_WIDTH, PLATE_HEIGHT);
  ctx.restore();
}
