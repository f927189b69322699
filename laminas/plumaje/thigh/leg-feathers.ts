import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Subject } from '../subject.ts';
import { paintCulottes } from './culottes.ts';
import { paintThigh } from './thigh.ts';
import { paintTrousers } from './trousers.ts';

/** The feathers of the legs that the belly covers: those of the far leg, and the short trousers of the archetypes' legs. */
export function paintLegFeathersUnder(ctx: SKRSContext2D, subject: Subject): void {
  const { recipe, frames } = subject;
  const { legs } = frames.anatomy;
  if (recipe.legs.feathered) return;
  for (const [i, bones] of legs.entries()) {
    const far = i === 0 && legs.length > 1;
    const { culottes } = recipe.legs;
    if (!culottes && !bones.set) paintTrousers(ctx, subject, bones, far);
    else if (far && culottes) paintCulottes(ctx, subject, bones, culottes, far);
    else if (far) paintThigh(ctx, subject, bones, far);
  }
}

/** The thigh of the near leg, which lies over the belly. */
export function paintNearThigh(ctx: SKRSContext2D, subject: Subject): void {
  const { recipe, frames } = subject;
  const near = frames.anatomy.legs.at(-1);
  if (!near) return;
  if (recipe.legs.culottes) paintCulottes(ctx, subject, near, recipe.legs.culottes, false);
  else if (near.set && !recipe.legs.feathered) paintThigh(ctx, subject, near, false);
}
