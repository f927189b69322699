import { fitted } from '../anatomy/fit.ts';
import { hash, streamOf } from '../geometry/random.ts';
import { type Frames, framesOf } from '../plumaje/frames.ts';
import { Albedo } from '../plumaje/light/albedo.ts';
import { Relief } from '../plumaje/light/relief.ts';
import type { Subject } from '../plumaje/subject.ts';
import type { Recipe } from '../recipe.ts';

/** From straight above: no shadow falls aside. */
const LIGHT = { x: 0, y: -1, colour: '#ffffff', shadow: '#000000', night: false };

/** A body without height: there is no light that would show it. */
class Flat extends Relief {
  override raise(): void {}
}

/** The bird of a recipe as its painters want it, smooth in its outline. */
export function flatSubject(recipe: Recipe, frames: Frames = framesOf(fitted(recipe))): Subject {
  const { darks, ...own } = recipe;
  // Fields with clean edges, which are quicker to lay too.
  const plain = { ...own, tracts: own.tracts.map((tract) => ({ ...tract, soft: 0 })) };
  const seed = hash(recipe.slug);
  return {
    recipe: { ...plain, coat: 'silky' },
    frames,
    albedo: new Albedo(plain, frames),
    relief: new Flat(frames.sheet, frames.anatomy.roundness),
    light: LIGHT,
    stream: (part) => streamOf(seed, part),
  };
}
