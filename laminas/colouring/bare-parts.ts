import type { SKRSContext2D } from '@napi-rs/canvas';
import { paintBill } from '../anatomy/bill.ts';
import { paintDuckBill } from '../anatomy/duck-bill.ts';
import { paintLeg } from '../anatomy/leg.ts';
import { paintClingingLeg } from '../anatomy/legs/clinging-leg.ts';
import { paintStandingLeg } from '../anatomy/legs/standing-leg.ts';
import type { GroundUnder } from '../bird.ts';
import { paintOwlBill } from '../plumaje/owl/bill.ts';
import { paintOwlFeet } from '../plumaje/owl/feet.ts';
import type { Subject } from '../plumaje/subject.ts';

// As `bird.ts` lays them on one layer; here each has its own, so that one knows what is leg and what is bill.

/** The legs of a bird, an owl's feathered feet among them. */
export function paintLegs(ctx: SKRSContext2D, subject: Subject, groundUnder: GroundUnder): void {
  const { recipe, frames, light } = subject;
  const { legs } = frames.anatomy;
  if (recipe.face) paintOwlFeet(ctx, subject, groundUnder);
  if (recipe.legs.feathered) return;
  for (const [i, bones] of legs.entries()) {
    const ground = groundUnder(bones.foot);
    const steep = ground.grip === 'steep';
    const paint =
      steep && recipe.legs.cling ? paintClingingLeg : bones.set && !steep ? paintStandingLeg : paintLeg;
    paint(ctx, bones, recipe.legs, ground, i === 0 && legs.length > 1, light);
  }
}

/** The bill of a bird in profile, or that of an owl. */
export function paintAnyBill(ctx: SKRSContext2D, subject: Subject): void {
  const { recipe, frames } = subject;
  const { anatomy, sheet } = frames;
  const length = recipe.bill.length * anatomy.headRadius;
  const base = { top: sheet.at(0, 0), bottom: sheet.at(0, 1), angle: anatomy.bill, length };
  if (recipe.face) paintOwlBill(ctx, subject);
  else if (recipe.bill.kind === 'duck') paintDuckBill(ctx, frames.head, recipe.bill);
  else if (!anatomy.frontal) paintBill(ctx, base, recipe.bill);
}
