import type { Point } from '../geometry/point.ts';
import type { Contour } from './contour.ts';

/** How the species departs from its archetype; factors, 1 = as the archetype. */
export interface Proportions {
  /** Size of the head, turned about the eye–nape pivot. */
  head?: number;
  /** Fullness of breast and belly. */
  plump?: number;
  /** Depth of the whole body about its axis, head untouched. */
  depth?: number;
  /** Length of the trunk behind the breast along its axis; head, neck, tail and legs keep their size. */
  compact?: number;
  legs?: number;
  /** Turn of the whole bird, radians, positive clockwise (tail down). */
  turn?: number;
  /** Turn of the head on the neck, radians; by default the gaze stays level. */
  neck?: number;
  /** The outline of the head pushed out (or, negative, in) from its middle, head radii: flat, round, peaked. */
  skull?: { forehead?: number; crown?: number; nape?: number };
  /** How far the hollow between crown and back is filled, share of its depth: the head drawn down between the shoulders. */
  nape?: number;
  /** Head and neck carried elsewhere, px of the archetype: a longer, shorter or more forward neck. */
  carry?: Point;
  /** The folded wing let down from the shoulder, radians at its tip: a cuckoo's. */
  droop?: number;
  /** Feet farther apart, px of the archetype: half of it before, half behind. */
  stance?: number;
  /** Both legs set farther back (positive) or forward under the body, px of the archetype. */
  footing?: number;
  /** Fine displacements of single landmarks, px of the archetype: 'd3' the fourth dorsal, 'v5' the sixth ventral. */
  move?: Readonly<Record<string, Point>>;
  /** The trunk's own outline, laid when all else is posed; `move`, `plump` and `depth` then only serve what it leaves out. */
  contour?: Contour;
}
