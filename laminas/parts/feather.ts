import type { Hex } from '../geometry/colour.ts';

/** A zone of a flight feather, in shares of its length. */
export interface Zone {
  from: number;
  to: number;
  colour: Hex;
  web?: 'outer' | 'inner' | 'both';
  opacity?: number;
  /** On a folded wing with a plan: `from` and `to` are places along the wing, s, so that it runs on from feather to feather. */
  level?: boolean;
  /** Slope of its ends, px along by px across towards the outer edge; without it they follow the barbs. */
  skew?: number;
}

/** Bars across a flight feather, in shares of its length. */
export interface FeatherBars {
  colour: Hex;
  count: number;
  /** Thickness of each, px. */
  width: number;
  from?: number;
  to?: number;
  web?: 'outer' | 'inner' | 'both';
  opacity?: number;
  /** As in a zone. */
  level?: boolean;
}

/** Notches along the edges of a flight feather: small marks that eat into a web from outside. */
export interface FeatherNotches {
  colour: Hex;
  /** How many along each web. */
  count: number;
  /** Length of each, share of the distance from one to the next, and depth, share of the web. */
  size?: number;
  deep?: number;
  from?: number;
  to?: number;
  web?: 'outer' | 'inner' | 'both';
  opacity?: number;
  /** As in a zone. */
  level?: boolean;
}

/** Fine wavy lines across a feather: distance and thickness, px. */
export interface Vermiculation {
  colour: Hex;
  gap: number;
  width?: number;
  opacity?: number;
}

/** One explicit feather of wing, tail or crest; widths in px, lengths in shares of the feather. */
export interface Feather {
  colour: Hex;
  /** Pale edge of the outer web. */
  fringe?: Hex;
  fringeWidth?: number;
  fringeFrom?: number;
  /** Where that edge ends, share of the length: at the emargination of a primary. */
  fringeTo?: number;
  /** Whether the fringe goes round the tip. */
  tipFringe?: boolean;
  /** Pale edge all around the tip. */
  rim?: Hex;
  rimWidth?: number;
  tip?: Hex;
  tipLength?: number;
  zones?: readonly Zone[];
  bars?: FeatherBars;
  notches?: FeatherNotches;
  vermiculation?: Vermiculation;
  /** Dark centre, and the share of the width that it takes. */
  centre?: Hex;
  centreWidth?: number;
  /** Where that centre begins as the point of a wedge, share of the length; by default it is as wide from the root on. */
  centreFrom?: number;
  shaft?: Hex;
  shape?: 'round' | 'oval' | 'pointed' | 'square';
  /** Share of the width lost from the middle on (streamers). */
  taper?: number;
}
