import type { SKRSContext2D } from '@napi-rs/canvas';
import { paintBill } from './anatomy/bill/bill.ts';
import { paintDuckBill } from './anatomy/bill/duck-bill.ts';
import type { Ground } from './anatomy/foot.ts';
import { paintLeg } from './anatomy/leg.ts';
import { paintClingingLeg } from './anatomy/legs/clinging-leg.ts';
import { paintStandingLeg } from './anatomy/legs/standing-leg.ts';
import type { Point } from './geometry/point.ts';
import type { Subject } from './plumaje/subject.ts';

// What no feather covers has its own shading and lies under the plumage. The bill and feet of an owl, seen from in front, come with its face.

/** What lies under a sole, asked by the painter of the legs. */
export type GroundUnder = (foot: Point) => Ground;

/** The legs of a bird, the far one first; none where they are feathered to the toes. */
export function paintLegs(ctx: SKRSContext2D, subject: Subject, groundUnder: GroundUnder): void {
  const { recipe, frames, light } = subject;
  const { legs } = frames.anatomy;
  if (recipe.legs.feathered) return;
  for (const [i, bones] of legs.entries()) {
    const ground = groundUnder(bones.foot);
    const steep = ground.grip === 'steep';
    const paint =
      steep && recipe.legs.cling ? paintClingingLeg : bones.set && !steep ? paintStandingLeg : paintLeg;
    paint(ctx, bones, recipe.legs, ground, i === 0 && legs.length > 1, light);
  }
}

/** The bill of a bird in profile; none of one that looks at us. */
export function paintBillInProfile(ctx: SKRSContext2D, { recipe, frames }: Subject): void {
  const { anatomy, sheet } = frames;
  if (recipe.bill.kind === 'duck') paintDuckBill(ctx, frames.head, recipe.bill);
  else if (!anatomy.frontal) {
    const length = recipe.bill.length * anatomy.headRadius;
    const base = { top: sheet.at(0, 0), bottom: sheet.at(0, 1), angle: anatomy.bill, length };
    paintBill(ctx, base, recipe.bill);
  }
}
