import type { SKRSContext2D } from '@napi-rs/canvas';
import type { LegBones } from '../../anatomy/anatomy.ts';
import type { Ground } from '../../anatomy/foot.ts';
import { type FootSize, type Stretch, stretchesOf } from '../../anatomy/legs/digit.ts';
import { OWL_DIGITS } from '../../anatomy/legs/digits.ts';
import { type FootLook, paintStretch, paintToeShadow } from '../../anatomy/legs/paint-digit.ts';
import { treadOf } from '../../anatomy/legs/tread.ts';
import { rgbOf, tone } from '../../geometry/colour.ts';
import type { Point } from '../../geometry/point.ts';
import type { Subject } from '../subject.ts';
import { paintFeatheredTarsus, paintToeFeathers } from './foot-feathers.ts';

/** Middle toe without its claw, and thickness of a bare and of a feathered toe, px of the archetype. */
const MIDDLE_TOE = 37;
const THICK = { bare: 12.5, feathered: 17 };
/** The claws of an owl beside a songbird's. */
const TALONS = 2;
/** How far the eye looks down on level ground under toes that point at it, more than under others, so that they are seen. */
const DOWN = 0.62;
/** How far the feet of a bird that faces us turn out, radians. */
const TURN_OUT = 0.16;

const lowest = ({ centre }: Stretch) => Math.max(...centre.map(([, y]) => y));

/** A foot from the front: the toes come over the edge of the perch, the outer one to the side, the hallux behind. */
function paintFoot(
  ctx: SKRSContext2D,
  subject: Subject,
  bones: LegBones,
  outward: 1 | -1,
  ground: Ground,
): void {
  const { recipe, frames, light } = subject;
  const { unit } = frames;
  const { legs } = recipe;
  const random = subject.stream(`owl foot ${outward}`);
  const feather = rgbOf(legs.colour);
  const width = unit * (legs.feet ? THICK.bare : THICK.feathered) * (legs.thickness ?? 1);
  const round = ground.grip === 'round';
  const size: FootSize = {
    yaw: Math.PI / 2 + TURN_OUT * outward,
    outward,
    spread: 1,
    middleToe: MIDDLE_TOE * unit * (legs.toeLength ?? 1),
    width,
    claws: legs.talons ?? TALONS,
    aside: width * 0.3,
    ...(round && { rod: ground.thickness / 2 }),
  };
  const look: FootLook = {
    skin: legs.feet ? rgbOf(legs.feet) : tone(feather, -0.1),
    claw: rgbOf(legs.claw ?? '#2a2424'),
    scutes: 0.9,
  };
  const tread = treadOf(ground, DOWN);
  const toes = OWL_DIGITS.map((digit) => stretchesOf(digit, size, tread).filter(({ seen }) => seen)).filter(
    (toe) => toe.length > 0,
  );
  ctx.save();
  ctx.filter = 'blur(2.2px)';
  for (const stretch of toes.flat()) paintToeShadow(ctx, stretch, light);
  ctx.restore();
  for (const toe of toes.sort((a, b) => lowest(a[0] as Stretch) - lowest(b[0] as Stretch)))
    for (const stretch of [...toe].reverse()) {
      paintStretch(ctx, stretch, look, light);
      if (!legs.feet && stretch.what === 'toe') paintToeFeathers(ctx, stretch, feather, unit, random);
    }
  paintFeatheredTarsus(ctx, bones, tread(0, size.aside, width * 0.7).point, subject, random);
}

/** Both feet of an owl that faces us. */
export function paintOwlFeet(
  ctx: SKRSContext2D,
  subject: Subject,
  groundUnder: (foot: Point) => Ground,
): void {
  const { legs } = subject.frames.anatomy;
  const middle = legs.reduce((sum, { foot }) => sum + foot[0], 0) / Math.max(1, legs.length);
  for (const bones of legs)
    paintFoot(ctx, subject, bones, bones.foot[0] > middle ? 1 : -1, groundUnder(bones.foot));
}
