import type { Rasgo } from '../domain/plates/lamina.ts';
import { airbornePoint } from './airborne-plan.ts';
import { frameOf } from './anatomy/bill/bill-edges.ts';
import { fitted } from './anatomy/fit.ts';
import { type Point, pick, walk } from './geometry/point.ts';
import { Polyline } from './geometry/polyline.ts';
import { type Frames, framesOf } from './plumaje/frames.ts';
import { PLATE_WIDTH } from './plumaje/layer.ts';
import type { Anchor, Recipe } from './recipe.ts';

/** Where an anchor lies on a bird that faces left, px. */
function pointOf(
  anchor: Exclude<Anchor, { plate: Point } | { aloft: Point }>,
  frames: Frames,
  recipe: Recipe,
): Point {
  const { sheet, wing, head } = frames;
  if ('head' in anchor) return head(anchor.head);
  if ('sheet' in anchor) return sheet.at(...anchor.sheet);
  if ('wing' in anchor) return wing ? wing.at(...anchor.wing) : sheet.at(0.5, 0.5);
  if ('bill' in anchor) return alongBill(anchor.bill, frames, recipe);
  if ('tail' in anchor) return alongTail(anchor.tail, frames, recipe);
  return alongLeg(anchor.leg, frames);
}

function alongBill(share: number, { anatomy, sheet }: Frames, { bill }: Recipe): Point {
  if (anatomy.frontal) return sheet.at(0, 0.5);
  const length = bill.length * anatomy.headRadius;
  const base = { top: sheet.at(0, 0), bottom: sheet.at(0, 1), angle: anatomy.bill, length };
  return frameOf(base)(share * length, (bill.curve ?? 0) * length * share * share);
}

function alongTail(share: number, { anatomy }: Frames, { tail }: Recipe): Point {
  const { base, direction } = anatomy.tail;
  return walk(base, direction - (tail?.lift ?? 0), share * (tail?.length ?? 0) * anatomy.headRadius);
}

/** Where an anchor lies on the bird in flight, px of the plate as it is seen. */
function aloftPoint(at: Point, { slug, aloft }: Recipe): { x: number; y: number } {
  if (!aloft) throw new Error(`${slug} has no bird in flight`);
  const [x, y] = airbornePoint(aloft, at);
  return { x: Math.round(x), y: Math.round(y) };
}

/** Along the near leg; the belly of a bird that shows none. */
function alongLeg(share: number, { anatomy, sheet }: Frames): Point {
  if (anatomy.legs.length === 0) return sheet.at(0.55, 1);
  const { hip, ankle, foot } = pick(anatomy.legs, anatomy.legs.length - 1);
  return new Polyline([hip, ankle, foot]).at(share);
}

/** The rasgos of a recipe with their points on the plate as it is seen. */
export function rasgosOf(recipe: Recipe): Rasgo[] {
  const frames = framesOf(fitted(recipe));
  const turned = recipe.facing === 'right';
  return recipe.rasgos.map(({ texto, at }) => {
    if ('plate' in at) return { texto, x: at.plate[0], y: at.plate[1] };
    if ('aloft' in at) return { texto, ...aloftPoint(at.aloft, recipe) };
    const [x, y] = pointOf(at, frames, recipe);
    return { texto, x: Math.round(turned ? PLATE_WIDTH - x : x), y: Math.round(y) };
  });
}
