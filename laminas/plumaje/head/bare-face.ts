import type { SKRSContext2D } from '@napi-rs/canvas';
import { paintProfileEye } from '../../anatomy/head/eye.ts';
import type { Subject } from '../subject.ts';
import { paintBareLores } from './bare-lores.ts';
import { paintBrowShelf } from './brow-shelf.ts';
import { paintCereEdge, paintGape } from './hooked-skin.ts';
import { paintWideMouth } from './wide-mouth.ts';

/** Share of the eye above its middle at which the plumage about it is asked for its colour. */
const ABOVE = 1.6;

/** What lies on the finished, lit head of a bird in profile: the eye, the shelf over it, and the bare skin of a hooked bill. */
export function paintBareFace(ctx: SKRSContext2D, subject: Subject): void {
  const { recipe, frames, albedo, light } = subject;
  const { anatomy } = frames;
  const radius = recipe.eye.radius * anatomy.headRadius;
  const [x, y] = frames.head(recipe.eye.at ?? [0, 0]);
  const above = recipe.eye.closed ? 0.4 : ABOVE;
  const around = albedo.at(x - radius * 0.2, y - radius * above);
  paintBareLores(ctx, subject);
  paintProfileEye(ctx, { centre: [x, y], tilt: anatomy.tilt, radius }, recipe.eye, around, light);
  paintBrowShelf(ctx, subject);
  paintWideMouth(ctx, subject);
  if (recipe.bill.kind === 'raptor') return;
  paintCereEdge(ctx, subject);
  paintGape(ctx, subject);
}
