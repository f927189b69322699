import type { SKRSContext2D } from '@napi-rs/canvas';
import { paintLimb } from '../../anatomy/limb.ts';
import { rgbOf, tone } from '../../geometry/colour.ts';
import { between } from '../../geometry/point.ts';
import type { Ornament } from '../../parts/ornament.ts';
import type { Subject } from '../subject.ts';

type Garter = Extract<Ornament, { kind: 'garter' }>;

/** The red ring of a moorhen: bare skin at the top of each leg, below the feathers; shares of the tibia. */
export function paintGarter(ctx: SKRSContext2D, subject: Subject, garter: Garter): void {
  const { legs } = subject.recipe;
  subject.frames.anatomy.legs.forEach((bones, i, all) => {
    const far = i === 0 && all.length > 1;
    const width = bones.width * (legs.thickness ?? 1) * 1.28;
    const ends = [garter.from, garter.to].map((share) => between(bones.hip, bones.ankle, share));
    paintLimb(ctx, ends, [width, width], tone(rgbOf(garter.colour), far ? -0.09 : 0), subject.light);
  });
}
