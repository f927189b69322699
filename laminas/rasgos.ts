import { fitted } from './anatomy/fit.ts';
import { blend, type Point, pick, walk } from './geometry/point.ts';
import { type Frames, framesOf } from './plumaje/frames.ts';
import { PLATE_WIDTH } from './plumaje/layer.ts';
import type { Anchor, Recipe } from './recipe.ts';

/** A character of the species and the point of its plate where it shows, px of 1200 × 900. */
export interface PlacedRasgo {
  texto: string;
  x: number;
  y: number;
}

/** Where an anchor lies on a bird that faces left, px. */
function pointOf(anchor: Exclude<Anchor, { plate: Point }>, frames: Frames, recipe: Recipe): Point {
  const { anatomy, sheet, wing, head } = frames;
  if ('head' in anchor) return head(anchor.head);
  if ('sheet' in anchor) return sheet.at(...anchor.sheet);
  if ('wing' in anchor) return wing ? wing.at(...anchor.wing) : sheet.at(0.5, 0.5);
  if ('bill' in anchor) {
    const length = recipe.bill.length * anatomy.headRadius;
    return walk(sheet.at(0, 0.5), anatomy.bill, anchor.bill * length);
  }
  if ('tail' in anchor) {
    const { length, lift = 0 } = recipe.tail ?? { length: 0 };
    const { base, direction } = anatomy.tail;
    return walk(base, direction - lift, anchor.tail * length * anatomy.headRadius);
  }
  return alongLeg(anchor.leg, frames);
}

function alongLeg(share: number, { anatomy, sheet }: Frames): Point {
  if (anatomy.legs.length === 0) return sheet.at(0.55, 1);
  const { hip, foot } = pick(anatomy.legs, anatomy.legs.length - 1);
  return [blend(hip[0], foot[0], share), blend(hip[1], foot[1], share)];
}

/** The rasgos of a recipe with their points on the plate as it is seen. */
export function placedRasgos(recipe: Recipe): PlacedRasgo[] {
  const frames = framesOf(fitted(recipe));
  const turned = recipe.facing === 'right';
  return recipe.rasgos.map(({ texto, at }) => {
    if ('plate' in at) return { texto, x: at.plate[0], y: at.plate[1] };
    const [x, y] = pointOf(at, frames, recipe);
    return { texto, x: Math.round(turned ? PLATE_WIDTH - x : x), y: Math.round(y) };
  });
}
