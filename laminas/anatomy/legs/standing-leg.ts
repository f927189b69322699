import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, tone } from '../../geometry/colour.ts';
import { type Point, walk } from '../../geometry/point.ts';
import { trace } from '../../geometry/trace.ts';
import type { Legs } from '../../parts/legs.ts';
import type { LegBones } from '../anatomy.ts';
import type { Ground } from '../foot.ts';
import { type FootSize, type Stretch, stretchesOf } from './digit.ts';
import { digitsOf } from './digits.ts';
import { type FootLook, looksOf, paintStretch, paintToeShadow } from './paint-digit.ts';
import { paintSpur } from './spur.ts';
import { paintTarsus } from './tarsus.ts';
import { treadOf } from './tread.ts';
import { paintWebs } from './web.ts';

/** How thick a toe is beside the tarsus. */
const TOE_WIDTH = 0.88;

/** The band of the plate that a rod covers about a foot. */
function rodBand({ point, angle, thickness }: Ground): Point[] {
  const at = (x: number, y: number) => walk(point, angle, x, y);
  return [at(-400, 0), at(400, 0), at(400, thickness), at(-400, thickness)];
}

/** Clips to what lies beside a rod: the far side of it is hidden by it. */
function clipBehind(ctx: SKRSContext2D, ground: Ground): void {
  trace(ctx, rodBand(ground));
  ctx.rect(0, 0, 1200, 900);
  ctx.clip('evenodd');
}

/** Shadows of the toes, on the perch only. */
function paintShadows(
  ctx: SKRSContext2D,
  stretches: readonly Stretch[],
  ground: Ground,
  light: { x: number; y: number },
) {
  ctx.save();
  if (ground.grip === 'round') {
    trace(ctx, rodBand(ground));
    ctx.clip();
  }
  ctx.filter = 'blur(2.2px)';
  for (const stretch of stretches) paintToeShadow(ctx, stretch, light);
  ctx.restore();
}

/** The pad under the ball of the foot, from which the toes spread. */
function paintBall(ctx: SKRSContext2D, [x, y]: Point, width: number, { skin }: FootLook): void {
  ctx.fillStyle = css(tone(skin, -0.1));
  ctx.beginPath();
  ctx.ellipse(x - width * 0.1, y + width * 0.2, width * 0.85, width * 0.56, 0, 0, Math.PI * 2);
  ctx.fill();
}

const meanY = ({ centre }: Stretch) => centre.reduce((sum, [, y]) => sum + y, 0) / centre.length;

/**
 * A leg that stands on a rod or on level ground, in the order of what lies over what: shadows, what goes round to the far side,
 * the toes that point away, the tarsus, the toes that come towards the viewer.
 */
export function paintStandingLeg(
  ctx: SKRSContext2D,
  bones: LegBones,
  legs: Legs,
  ground: Ground,
  far: boolean,
  light: { x: number; y: number },
): void {
  const { set, width } = bones;
  if (!set) return;
  const { leg, foot: look } = looksOf(legs, far, legs.stance?.scutes ?? 0.6);
  const round = ground.grip === 'round';
  const aside = round ? 0 : set.aside;
  const size: FootSize = {
    yaw: set.yaw,
    outward: far ? -1 : 1,
    spread: far ? 0.74 : 1,
    middleToe: set.middleToe,
    width: width * TOE_WIDTH,
    claws: legs.talons ?? 1,
    aside,
    grasp: round ? (legs.stance?.grasp ?? 0) : 0,
    ...(round && { rod: ground.thickness / 2 }),
  };
  const tread = treadOf(ground);
  const sole = tread(0, aside, width * 0.75).point;
  const digits = digitsOf(legs);
  const toes = digits.map((digit) => stretchesOf(digit, size, tread));
  paintShadows(ctx, toes.flat(), ground, light);
  if (legs.toes === 'webbed') paintWebs(ctx, digits, size, tread, look.skin, light);
  ctx.save();
  if (round) clipBehind(ctx, ground);
  for (const stretch of toes.flat()) if (!stretch.seen) paintStretch(ctx, stretch, look, light);
  ctx.restore();
  const seen = toes
    .map((toe) => toe.filter((stretch) => stretch.seen).reverse())
    .filter((toe) => toe.length > 0)
    .sort((a, b) => meanY(a.at(-1) as Stretch) - meanY(b.at(-1) as Stretch));
  const behind = seen.filter((toe) => meanY(toe.at(-1) as Stretch) < sole[1] - width * 0.1);
  for (const toe of behind) for (const stretch of toe) paintStretch(ctx, stretch, look, light);
  paintBall(ctx, sole, width, look);
  paintTarsus(ctx, bones, sole, leg, light);
  if (legs.spur) paintSpur(ctx, bones, sole, legs.spur, look);
  for (const toe of seen)
    if (!behind.includes(toe)) for (const stretch of toe) paintStretch(ctx, stretch, look, light);
}
