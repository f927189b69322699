import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, type Rgb } from '../geometry/colour.ts';
import { type Point, pick } from '../geometry/point.ts';
import { arc, ribbon } from '../geometry/ribbon.ts';
import { fill } from '../geometry/trace.ts';
import type { Legs } from '../parts/legs.ts';
import { paintLimb } from './limb.ts';

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
    ribbon(centre, (t) => {
      const half = (width / 2) * (1 - t) ** 0.8;
      return [half, half];
    }),
    css(colour),
  );
}

/** What the sole meets, in the frame of the bird that faces left. */
export interface Ground {
  grip: 'round' | 'flat' | 'steep' | 'none';
  /** Where the sole touches and the direction of the perch there, radians. */
  point: Point;
  angle: number;
  /** Thickness of a rod, px. */
  thickness: number;
  /** The bird clings head down: its toes point the other way. */
  inverted?: boolean;
}

/** A toe: its tip relative to the sole in toe lengths (along the perch, down), and how its claw turns. */
interface Toe {
  along: number;
  down: number;
  claw: number;
  bend: number;
}

/** Front toes over a rod; the hind toe only shows as it goes behind. */
const ROUND: readonly Toe[] = [
  { along: 0.42, down: 0.1, claw: 1.9, bend: 0.5 },
  { along: -0.98, down: 0.44, claw: 1.9, bend: -0.5 },
  { along: -0.5, down: 0.6, claw: 1.75, bend: -0.4 },
  { along: -0.02, down: 0.6, claw: 1.6, bend: -0.3 },
];
const FLAT: readonly Toe[] = [
  { along: 0.6, down: 0.07, claw: 0.4, bend: 0.5 },
  { along: -1.12, down: -0.02, claw: 2.7, bend: -0.5 },
  { along: -1.22, down: 0.14, claw: 2.6, bend: -0.5 },
  { along: -0.8, down: 0.3, claw: 2.4, bend: -0.5 },
];
/** The foot of a swimmer, laid open so that its webs show; a short hind toe. */
const WEBBED: readonly Toe[] = [
  { along: 0.34, down: 0.06, claw: 0.4, bend: 0.5 },
  { along: -1.08, down: 0.02, claw: 2.9, bend: -0.3 },
  { along: -1.2, down: 0.3, claw: 2.8, bend: -0.3 },
  { along: -0.66, down: 0.5, claw: 2.5, bend: -0.3 },
];
/** Cuckoo and parrot on a rod: two toes before it and two behind. */
const PAIRED: readonly Toe[] = [
  { along: 0.84, down: 0.3, claw: 1.3, bend: 0.5 },
  { along: 0.46, down: 0.56, claw: 1.4, bend: 0.4 },
  { along: -0.94, down: 0.36, claw: 1.9, bend: -0.5 },
  { along: -0.5, down: 0.6, claw: 1.75, bend: -0.4 },
];
/** On a trunk: two toes up, one to the side, one down. */
const STEEP: readonly Toe[] = [
  { along: -0.5, down: 0.62, claw: 2.5, bend: 0.6 },
  { along: -1.02, down: -0.2, claw: -2.9, bend: -0.8 },
  { along: -0.78, down: -0.78, claw: -2.2, bend: -0.9 },
  { along: -0.34, down: -1.05, claw: -1.9, bend: -0.9 },
];
/** A small climber on a trunk: three long toes side by side up the bark, the hind toe down it. */
const CLIMBING: readonly Toe[] = [
  { along: -0.1, down: 0.86, claw: 1.9, bend: 0.7 },
  { along: -0.78, down: -0.46, claw: -2.75, bend: -0.9 },
  { along: -0.6, down: -0.84, claw: -2.35, bend: -0.9 },
  { along: -0.16, down: -1, claw: -1.9, bend: -0.9 },
];

const TOES = { round: ROUND, flat: FLAT, steep: STEEP, none: [] } as const;

/** A rod thinner than this, toe lengths, is clasped: the toes end under it and their claws point behind it, radians. */
const THIN = 0.34;
const UNDER = 0.9;

/** The toes that a species has on such a ground: its own formula. */
export function toesOf(legs: Legs, grip: Ground['grip']): readonly Toe[] {
  const toes: readonly Toe[] = TOES[grip];
  if (legs.toes === 'webbed' && grip === 'flat') return WEBBED;
  if (legs.toes === 'climbing' && grip === 'steep') return CLIMBING;
  if (legs.toes === 'three') return toes.slice(1);
  if (legs.toes === 'two-two' && grip === 'round') return PAIRED;
  if (legs.toes === 'two-two' && grip !== 'steep') return [pick(toes, 0), pick(toes, 1), pick(toes, 3)];
  return toes;
}

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
