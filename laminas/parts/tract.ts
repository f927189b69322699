import type { Hex } from '../geometry/colour.ts';
import type { Path } from '../geometry/point.ts';

/** Named tracts of the head: see HEAD_TRACTS in anatomy/topography.ts. */
export type HeadTract =
  | 'forehead'
  | 'crown'
  | 'hindcrown'
  | 'nape'
  | 'supercilium'
  | 'lores'
  | 'eyestripe'
  | 'ear'
  | 'cheek'
  | 'moustache'
  | 'malar'
  | 'chin'
  | 'throat';

/** Named tracts of the body: see BODY_TRACTS in anatomy/topography.ts. */
export type BodyTract =
  | 'mantle'
  | 'back'
  | 'rump'
  | 'uppertail'
  | 'breast'
  | 'upperbreast'
  | 'flanks'
  | 'belly'
  | 'underparts'
  | 'vent'
  | 'undertail'
  | 'upperparts';

/** A pattern repeated over the feathers of a tract; sizes are shares of one feather. */
export interface Mark {
  kind: 'streak' | 'drop' | 'arrow' | 'bar' | 'scale' | 'cross';
  colour: Hex;
  /** Frame about the mark, as on a feather with a pale shaft and dark sides. */
  edge?: Hex;
  /** Width across the feather. */
  width?: number;
  length?: number;
  opacity?: number;
  /** Bars a feather. */
  count?: number;
  /** Bend of a bar, 0 straight across to 1, and its breadth, factor. */
  bow?: number;
  span?: number;
  /** Chance that a feather of the lattice carries it. */
  chance?: number;
  /** Size of the marked feathers. */
  size?: number;
  /** Distance between them: more is sparser. */
  spacing?: number;
}

/** A field of colour in the plumaje, painted in order, large to small. */
export interface Tract {
  /** Named topography. */
  at?: HeadTract | BodyTract | readonly (HeadTract | BodyTract)[];
  /** Free polygon in head radii from the eye: x forward, y down. */
  head?: Path;
  /** Free polygon on the sheet: u along 0..1, v back to belly 0..1. */
  sheet?: Path;
  colour: Hex;
  /** Width of the transition, px at the archetype's size. */
  soft?: number;
  opacity?: number;
  /** Pattern of its feathers; 'none' wipes the pattern of the tracts below. */
  mark?: Mark | 'none';
}
