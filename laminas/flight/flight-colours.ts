import type { Hex } from '../geometry/colour.ts';

/** Bars of remiges and rectrices, counted from the tip, so that they run on from feather to feather; body lengths. */
export interface Barring {
  colour: Hex;
  /** Tip to the first bar, and from bar to bar. */
  first: number;
  gap: number;
  width: number;
  /** How far towards the root they run, share of the feather from its tip. */
  reach?: number;
  opacity?: number;
}

/** A field on single remiges, shares of the feather from its root (0) to its tip (1). */
export interface RemexField {
  /** P1 … P10, or S1 … from the wrist inwards. */
  on: 'primaries' | 'secondaries';
  feathers: readonly [first: number, last: number];
  from: number;
  to: number;
  /** `from` and `to` at the last of the feathers, if other. */
  lastFrom?: number;
  lastTo?: number;
  colour: Hex;
  opacity?: number;
}

/** The small pattern of each feather of a tract. */
export interface FeatherMark {
  kind: 'bar' | 'streak' | 'scale' | 'drop';
  colour: Hex;
  opacity?: number;
  /** Share of the feathers that carry it. */
  chance?: number;
}

/** A field across the trunk: shares of the way from bill tip to tail tip, `half` of its half width about the axis. */
export interface TrunkBand {
  from: number;
  to: number;
  colour: Hex;
  half?: number;
  aside?: number;
  /** How much further forward it lies on the flanks, body lengths: a U. */
  bow?: number;
  /** Breadth over which its feathers pass into those about it, body lengths; 0 feather by feather. */
  soft?: number;
  mark?: FeatherMark | 'none';
}

/** A field of coverts: q runs 0 at the body, 1 at the wrist, 2 at the outermost primary. */
export interface CovertField {
  tracts: readonly CovertTract[];
  q: readonly [number, number];
  colour: Hex;
  /** Share of its feathers that take the colour at the ends of the field. */
  edge?: number;
}

export type CovertTract = 'greater' | 'median' | 'lesser' | 'marginal';

/** Colours by tract; what is left out takes the colour of its neighbour. */
export interface FlightColours {
  body: Hex;
  head?: Hex;
  undertail?: Hex;
  mark?: FeatherMark;
  /** How strongly the single feathers of the trunk part from each other, factor: 0.3 on a swift's sleek coat. */
  edges?: number;
  bands?: readonly TrunkBand[];
  /** Lesser coverts and, by default, all the others. */
  coverts: Hex;
  median?: Hex;
  greater?: Hex;
  primaryCoverts?: Hex;
  marginal?: Hex;
  axillaries?: Hex;
  covertMark?: FeatherMark;
  covertRim?: Hex;
  covertFields?: readonly CovertField[];
  /** Primaries and, by default, secondaries. */
  flight: Hex;
  secondaries?: Hex;
  fields?: readonly RemexField[];
  /** Free ends of the fingers. */
  fingers?: Hex;
  /**
   * Band along the trailing edge: colour, width in body lengths, the outermost primary that has it, and what shows between the
   * tips of feathers, the band's colour by default.
   */
  trailing?: { colour: Hex; width: number; to?: number; rim?: Hex; ground?: Hex };
  bars?: Barring;
  barsTo?: number;
  /** Pale edges of the remiges. */
  rim?: Hex;
  tail: Hex;
  tailBars?: Barring;
  terminal?: { colour: Hex; width: number; rim?: Hex };
  tailSpots?: Hex;
  /** Pale ends of the two outer pairs (nightjars). */
  tailCorners?: Hex;
  outerTail?: Hex;
  bill?: Hex;
  cere?: Hex;
  feet?: Hex;
  eye?: Hex;
  /** Socket before and about the eye. */
  mask?: Hex;
}
