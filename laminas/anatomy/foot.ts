import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb } from '../geometry/colour.ts';
import type { Point } from '../geometry/point.ts';
import { arc, ribbon } from '../geometry/ribbon.ts';
import { fill } from '../geometry/trace.ts';
import type { PerchSurface } from '../scenes/stand.ts';
import { paintLimb } from './limb.ts';
import type { Toe } from './toes.ts';

/** A curved claw. */
function paintClaw(
  ctx: SKRSContext2D,
  root: Point,
  angle: number,
  length: number,
  width: number,
  bend: number,
  colour: Rgb,
) {
  const centre = arc(root, angle, length, bend, 8);
  fill(
    ctx,
    ribbon(centre, (t) => (width / 2) * (1 - t) ** 0.8),
    css(colour),
  );
}

/** What the sole meets, in the frame of the bird that faces left. */
export interface Ground {
  grip: PerchSurface['grip'];
  /** Where the sole touches and the direction of the perch there, radians. */
  point: Point;
  angle: number;
  /** Thickness of a rod, px. */
  thickness: number;
  /** Where level ground ends before and behind, px of the plate: toes go down over its edges. */
  ends?: readonly [left: number, right: number];
  /** The bird clings head down: its toes point the other way. */
  inverted?: boolean;
}

/** A rod thinner than this, toe lengths, is clasped: the toes end under it and their claws point behind it, radians. */
const THIN = 0.34;
const UNDER = 0.9;

/** Paints one toe and its claw; `reach` is a toe length and `width` its thickness, px. */
export function paintToe(
  ctx: SKRSContext2D,
  toe: Toe,
  sole: Point,
  reach: number,
  width: number,
  ground: Ground,
  look: { skin: Rgb; claw: Rgb; talons?: number; hindClaw?: number | undefined },
  light: { x: number; y: number },
) {
  const upright = ground.inverted ? Math.PI : 0;
  const turn = ground.grip === 'steep' ? upright : ground.angle;
  const place = (along: number, down: number): Point => [
    sole[0] + (Math.cos(turn) * along - Math.sin(turn) * down) * reach,
    sole[1] + (Math.sin(turn) * along + Math.cos(turn) * down) * reach,
  ];
  const knuckle =
    ground.grip === 'round' ? place(toe.along * 0.62, -0.02) : place(toe.along * 0.5, toe.down * 0.4 - 0.05);
  const thin = ground.grip === 'round' && ground.thickness < reach * THIN;
  const end = place(toe.along, thin ? Math.min(toe.down, (ground.thickness + width) / reach) : toe.down);
  if (look.hindClaw && toe.along > 0.3)
    paintClaw(ctx, end, 0.12 + turn, reach * look.hindClaw, width * 0.9, 0.3, look.claw);
  else
    paintClaw(
      ctx,
      end,
      (thin ? UNDER : toe.claw) + turn,
      width * 1.45 * (look.talons ?? 1),
      width * 0.72,
      toe.bend,
      look.claw,
    );
  paintLimb(ctx, [place(0, -0.06), knuckle, end], [width, width * 0.72], look.skin, light);
}

/** Dark thin shadow where the toes touch. */
export function paintContact(ctx: SKRSContext2D, ground: Ground, reach: number): void {
  if (ground.grip === 'none') return;
  ctx.save();
  ctx.translate(ground.point[0], ground.point[1]);
  ctx.rotate(ground.grip === 'steep' ? Math.PI / 2 : ground.angle);
  ctx.beginPath();
  ctx.rect(-reach * 1.6, -16, reach * 2.8, 32);
  ctx.clip();
  ctx.filter = 'blur(2px)';
  ctx.fillStyle = 'rgba(30,16,22,0.42)';
  ctx.beginPath();
  ctx.ellipse(-reach * 0.25, reach * (ground.inverted ? -0.14 : 0.14), reach * 1.05, 4, 0, 0, Math.PI * 2);
  ctx.fill();
  ctx.restore();
}
