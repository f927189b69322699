import type { Hex } from '../geometry/colour.ts';
import type { Point } from '../geometry/point.ts';

/** Lengths in head radii, depths in shares of the depth of its base. */
export interface Bill {
  kind?: 'plain' | 'hooked' | 'gull' | 'duck' | 'owl' | 'crossed' | 'parrot' | 'raptor';
  length: number;
  depth?: number;
  /** Down-curve over the whole length (negative: upturned). */
  curve?: number;
  hook?: number;
  /** Exponent of the fall of a hooked or a gull's culmen: 2.3 a raptor's even bow, 9 straight but for the nail (cormorant). */
  bend?: number;
  /** The tomial tooth of a falcon: how far it stands out of the edge of the upper mandible. */
  tooth?: number;
  /** Bulge of the upper and of the lower edge. */
  culmen?: number;
  gonys?: number;
  /** Share of its length that the lower mandible reaches, 0.96; 1 where a strong curve would part the tips. */
  lowerReach?: number;
  /** Depth kept up to a blunt tip, share of that at the root: 0 a point, 0.3 a snipe's. */
  tipDepth?: number;
  /** How far the cutting edge turns down at its root, as in seed-eaters. */
  kink?: number;
  upper: Hex;
  /** Feathers that lie forward over the root of the upper mandible, and how far, share of its length. */
  bristles?: {
    colour: Hex;
    reach: number;
    /** Loose hairs of uneven length in place of a closed pad (crows). */
    fine?: boolean;
  };
  /**
   * How far the feathers reach on the horn from its root, shares of its depth: along the culmen, to the nostril, under the chin.
   * On a duck `forehead` and `chin` are factors on the mallard's tongue and on its chin.
   * `creased` false: no crease runs back from the corner of the mouth (a bill like a needle).
   */
  seat?: { forehead?: number; nostril?: number; chin?: number; creased?: boolean };
  lower?: Hex;
  tip?: Hex;
  tipLength?: number;
  cere?: Hex;
  /** Bare skin between bill and eye (herons, storks): how far it runs back below the eye, head radii, and about it. */
  lores?: { colour: Hex; reach?: number; ring?: Hex };
  /** The wide mouth behind a tiny bill: its corner, head radii from the eye, and how many bristles stand over it. */
  mouth?: { to: Point; colour: Hex; bristles?: number };
  /** Spot at the corner of the lower mandible (gulls). */
  spot?: Hex;
  /** Size of that spot, factor. */
  spotSize?: number;
  /** How the bill of a duck departs from the mallard's. */
  shape?: DuckBillShape;
  /** Bare corner of a raptor's mouth, and how far it runs back, head radii from the eye. */
  gape?: Hex;
  gapeTo?: number;
}

/** The shape and the marks of a duck's bill; 0 or 1 is the mallard's. */
export interface DuckBillShape {
  /** Slope: 0 level, 1 the mallard's. */
  droop?: number;
  /** Depth beyond the root, factor. */
  depth?: number;
  /** Broader towards the tip, by this share (shoveler). */
  spatula?: number;
  /** Narrower towards the tip, by this share (goose, teal). */
  taper?: number;
  /** Culmen raised near the root (white-headed duck) or straightened along its middle (goose), head radii. */
  swell?: number;
  straight?: number;
  /** Culmen raised before the tip, which stays deep and round, head radii. */
  blunt?: number;
  /** Radius of a knob at the root, head radii. */
  knob?: number;
  /** Size of the nostril, factor. */
  nostril?: number;
  /** Colour of the culmen and of the nail. */
  ridge?: Hex;
  nail?: Hex;
}
