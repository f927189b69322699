import type { Airborne } from './airborne-plan.ts';
import type { ArchetypeName } from './anatomy/archetypes/archetypes.ts';
import type { Hex } from './geometry/colour.ts';
import type { Point } from './geometry/point.ts';
import type { Afloat } from './parts/afloat.ts';
import type { Bill } from './parts/bill.ts';
import type { Coat } from './parts/contour.ts';
import type { Darks } from './parts/darks.ts';
import type { Eye } from './parts/eye.ts';
import type { FeatherTract } from './parts/feather-tract.ts';
import type { HeadPlanes } from './parts/head-planes.ts';
import type { Legs } from './parts/legs.ts';
import type { Ornament } from './parts/ornament.ts';
import type { OwlFace } from './parts/owl-face.ts';
import type { Proportions } from './parts/proportions.ts';
import type { Tail } from './parts/tail.ts';
import type { Tract } from './parts/tract.ts';
import type { Wing } from './parts/wing.ts';
import type { Scene } from './scenes/scene.ts';

/** How the bird sits in the plate. */
export interface Frame {
  /** Factor on the automatic size (62–70 % of the plate). */
  size?: number;
  /** Displacement from the automatic place, px; `dx` in the frame of a bird that faces left, so mirrored with it. */
  dx?: number;
  dy?: number;
}

/** A point on the bird, wherever its pose puts it. */
export type Anchor =
  /** Head radii from the eye: x towards the bill, y down. */
  | { head: Point }
  /** On the sheet of the body: u along, v from back to belly. */
  | { sheet: Point }
  /** On the folded wing: s wrist 0 .. tip 1, w upper edge 0 .. leading edge 1. */
  | { wing: Point }
  /** Shares of the length of tail and bill, from the base. */
  | { tail: number }
  | { bill: number }
  /** Share of the near leg, from the belly (0) to the sole (1). */
  | { leg: number }
  /** On the bird of `aloft`, body lengths: across from the axis (positive is its right from above) and back from the bill tip. */
  | { aloft: Point }
  /** Px of the plate as it is seen: for what is no part of the bird itself. */
  | { plate: Point };

/** A character by which the bird is told, and where it shows. */
export interface Rasgo {
  texto: string;
  at: Anchor;
}

/** A second bird on the plate: what differs from the first, whose recipe it takes for the rest. */
export interface Pareja
  extends Partial<
    Pick<
      Recipe,
      | 'archetype'
      | 'facing'
      | 'pose'
      | 'base'
      | 'tuft'
      | 'tracts'
      | 'rows'
      | 'coat'
      | 'darks'
      | 'afloat'
      | 'wing'
      | 'tail'
      | 'bill'
      | 'eye'
      | 'legs'
      | 'face'
      | 'planes'
      | 'ornaments'
    >
  > {
  what: 'hembra' | 'joven' | 'en invierno' | 'en verano' | 'forma oscura';
  /** Its size relative to the first, 0.45–1.15: smaller or farther off, or larger, as hens of raptors are. */
  size: number;
  /** Where the middle of its body stands, px of the plate from the left. */
  x: number;
  /** How much higher than the first it stands or swims, px: farther away. On rods it follows the rod. */
  rise?: number;
}

/** All that the engine needs to draw one species. */
export interface Recipe {
  slug: string;
  archetype: ArchetypeName;
  facing?: 'left' | 'right';
  pose?: Proportions;
  frame?: Frame;
  /** Ground colour of the plumaje under every tract. */
  base: Hex;
  /** Size of the feathers of the body, factor. */
  tuft?: number;
  tracts: readonly Tract[];
  /** Feathers that bear the pattern, laid in rows over the fields of colour; the first lies undermost. */
  rows?: readonly FeatherTract[];
  /** How the body ends against the air; 'loose' unless told. */
  coat?: Coat;
  /** How blacks and near blacks are lit. */
  darks?: Darks;
  /** How a swimmer lies in the water. */
  afloat?: Afloat;
  wing?: Wing;
  tail?: Tail;
  bill: Bill;
  eye: Eye;
  legs: Legs;
  face?: OwlFace;
  planes?: HeadPlanes;
  ornaments?: readonly Ornament[];
  /** A second bird, smaller and behind. */
  pareja?: Pareja;
  /** The species in flight: a vignette beside the perched bird or, if `main`, the bird of the plate itself. */
  aloft?: Airborne;
  scene: Scene;
  rasgos: readonly Rasgo[];
}
