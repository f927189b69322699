import { fitted } from '../anatomy/fit.ts';
import { hash, type Random, streamOf } from '../geometry/random.ts';
import type { Recipe } from '../recipe.ts';
import type { Light } from '../scenes/stand.ts';
import { type Frames, framesOf } from './frames.ts';
import { Albedo } from './light/albedo.ts';
import { Relief } from './light/relief.ts';

/** The bird on the easel: what every painter of a part needs to know. */
export interface Subject {
  recipe: Recipe;
  frames: Frames;
  albedo: Albedo;
  relief: Relief;
  /** The light as the bird meets it while it still faces left. */
  light: Light;
  /** Random stream of a part. */
  stream(part: string): Random;
}

/** Poses and fits the bird of a recipe and prepares its map of colours and its height field. */
export function subjectOf(recipe: Recipe, light: Light): Subject {
  const anatomy = fitted(recipe);
  const frames = framesOf(anatomy);
  const seed = hash(recipe.slug);
  return {
    recipe,
    frames,
    albedo: new Albedo(recipe, frames),
    relief: new Relief(frames.sheet, anatomy.roundness),
    light,
    stream: (part) => streamOf(seed, part),
  };
}
