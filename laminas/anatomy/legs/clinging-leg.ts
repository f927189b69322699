import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from '../../geometry/point.ts';
import type { Legs } from '../../parts/legs.ts';
import type { LegBones } from '../anatomy.ts';
import type { Ground } from '../foot.ts';
import { type FootSize, type Stretch, stretchesOf } from './digit.ts';
import { CLINGING, type Digit, YOKED_CLINGING } from './digits.ts';
import { looksOf, paintStretch, paintToeShadow } from './paint-digit.ts';
import { paintTarsus } from './tarsus.ts';
import { barkTread } from './tread.ts';

/** Thickness of leg and toes beside the archetype's; length of the middle toe in leg widths. */
const LEG = 0.66;
const TOE = 0.56;
const MIDDLE_TOE = 2.1;
/** Strongly bent claws, long beside the toe, that stand on their points. */
const CLAWS = 1.25;
const HOOK = 4;

/** The toes of a bird that clings: woodpeckers throw the outer one to the side, nuthatches and treecreepers keep three ahead. */
function clingingDigits({ toes }: Legs): readonly Digit[] {
  return toes === 'two-two' ? YOKED_CLINGING : CLINGING;
}

const reach = ({ centre }: Stretch) => Math.min(...centre.map(([, y]) => y));

/**
 * A leg that clings to bark, which is seen nearly face on: the toes lie spread on it, ahead up the trunk (or down it, for a bird
 * head down), and the claws stand in it; the tarsus comes to them from the belly.
 */
export function paintClingingLeg(
  ctx: SKRSContext2D,
  bones: LegBones,
  legs: Legs,
  ground: Ground,
  far: boolean,
  light: { x: number; y: number },
): void {
  const build = bones.width * (legs.thickness ?? 1);
  const { leg, foot: look } = looksOf(legs, far, 0.8);
  const size: FootSize = {
    yaw: (legs.cling?.yaw ?? [0.2, -0.1])[far ? 1 : 0],
    outward: far ? -1 : 1,
    spread: 1,
    middleToe: MIDDLE_TOE * build * (legs.toeLength ?? 1),
    width: build * TOE,
    claws: legs.talons ?? CLAWS,
    hook: HOOK,
    aside: 0,
  };
  const tread = barkTread(ground);
  const sole: Point = tread(0, 0, size.width * 0.8).point;
  const toes = clingingDigits(legs).map((digit) => stretchesOf(digit, size, tread));
  ctx.save();
  ctx.filter = 'blur(2px)';
  for (const stretch of toes.flat()) paintToeShadow(ctx, stretch, light);
  ctx.restore();
  const order = [...toes].sort((a, b) => reach(a[0] as Stretch) - reach(b[0] as Stretch));
  for (const toe of order) for (const stretch of [...toe].reverse()) paintStretch(ctx, stretch, look, light);
  paintTarsus(ctx, { ...bones, width: build * LEG }, sole, leg, light);
}
