import { fitted } from './anatomy/fit.ts';
import { BODY_TRACTS, HEAD_TRACTS } from './anatomy/topography.ts';
import type { Path, Point } from './geometry/point.ts';
import type { BodyTract, HeadTract } from './parts/tract.ts';
import { framesOf } from './plumaje/frames.ts';
import { PLATE_WIDTH } from './plumaje/layer.ts';
import { tractPolygons } from './plumaje/light/albedo.ts';
import type { Recipe } from './recipe.ts';

/** A named part of the bird as it lies on the plate, px. */
export interface LabelledTract {
  name: string;
  polygon: Path;
}

const NAMES = [...Object.keys(BODY_TRACTS), ...Object.keys(HEAD_TRACTS)] as (BodyTract | HeadTract)[];

/** The named tracts of a recipe's bird, and its folded wing, on the plate as it is seen. */
export function tractMap(recipe: Recipe): LabelledTract[] {
  const frames = framesOf(fitted(recipe));
  const seen = ([x, y]: Point): Point => [recipe.facing === 'right' ? PLATE_WIDTH - x : x, y];
  const tracts = NAMES.flatMap((name) =>
    tractPolygons({ at: name, colour: '#000000' }, frames).map((polygon) => ({ name: `${name}`, polygon })),
  );
  const wing = frames.wing ? [{ name: 'wing', polygon: frames.wing.outline() }] : [];
  return [...tracts, ...wing].map(({ name, polygon }) => ({ name, polygon: polygon.map(seen) }));
}
