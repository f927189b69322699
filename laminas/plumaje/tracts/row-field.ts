import type { Point } from '../../geometry/point.ts';
import { Region } from '../../geometry/polygon.ts';
import { curveThrough } from '../../geometry/spline.ts';
import type { FeatherTract } from '../../parts/feather-tract.ts';
import type { Frames } from '../frames.ts';

/** The field that the rows of a tract of the body cover, px; those of the wing lie on no part of it. */
export function fieldOf({ on, from, to }: FeatherTract, { sheet }: Frames): Region | undefined {
  if (on === 'wing') return undefined;
  const edge = (path: FeatherTract['from']) => (path.length > 2 ? curveThrough(path, false, 8) : path);
  const outline = [...edge(from), ...[...edge(to)].reverse()];
  return new Region(outline.map(([u, v]): Point => sheet.at(u, v)));
}
