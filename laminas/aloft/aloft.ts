import type { Pose } from '../flight/pose.ts';
import type { Hex } from '../geometry/colour.ts';
import type { Path } from '../geometry/point.ts';
import type { FeatherBars } from '../parts/feather.ts';
import type { Mark } from '../parts/tract.ts';

/** One spread wing. Lengths in body lengths, shares 0..1. */
export interface AloftWing {
  /** Share of the half span that the arm takes: where the wrist lies (swift 0.26, gull 0.5). */
  arm: number;
  /** Breadth where it leaves the body, leading edge to trailing edge. */
  breadth: number;
  /** Breadth at the wrist in shares of `breadth`. */
  taper?: number;
  /** How far the wrist stands before the shoulder, and the wing tip behind it (negative: before). */
  wrist: number;
  sweep: number;
  /** Bow of the hand's leading edge, shares of the hand: a sickle has much. */
  bow?: number;
  /** How far the trailing edge of a pointed hand curves in, shares of its breadth: a sickle has 0.2. */
  hollow?: number;
  /** Both edges one unbroken curve from the body to the tip (swifts). */
  sickle?: boolean;
  /** Bulge of the trailing edge of the arm. */
  bulge?: number;
  /** Tip of the hand: 0 one sharp point, 1 a broad round hand. */
  round?: number;
  /** Primaries that stand apart as fingers, and their free share. */
  fingers?: number;
  depth?: number;
  /** Feathers of the arm: 7 in swifts, 12 as a rule, 20 in vultures. */
  secondaries?: number;
}

/** The tail, spread. Lengths in body lengths. */
export interface AloftTail {
  length: number;
  /** Width at its root. */
  width: number;
  /** Half angle of the fan, radians. */
  spread?: number;
  /** Outer feathers longer (forked, positive) or shorter (rounded −0.15, wedge −0.4), shares of its length. */
  fork?: number;
  /** How a rounded tail falls off from its middle: 1.6 evenly round, 1 the straight-sided wedge of a raven. */
  fall?: number;
  /** The outermost pair longer still, shares of its length, tapering. */
  streamer?: number;
  /** Central pair longer by this share (bee-eater, skua). */
  pin?: number;
}

/** A band across the body: shares of the way from bill tip (0) to tail tip (1); `half` of the width of the body. */
export interface AloftBand {
  from: number;
  to: number;
  colour: Hex;
  /** Share of the body's width that it takes about the axis; 1 all. */
  half?: number;
  /** Displaced from the axis to the bird's right as seen, shares of the half width (negative: left). */
  aside?: number;
  /** Px of softness at a body of 300 px. */
  soft?: number;
  /** Pattern of its feathers; without one the band is plain. */
  mark?: Mark;
}

/** A free patch on the wing: s shoulder 0 .. tip 1, c leading edge 0 .. trailing edge 1. */
export interface AloftZone {
  at: Path;
  colour: Hex;
  opacity?: number;
}

/** Colours by zone; what is left out takes the colour of its neighbour. */
export interface AloftColours {
  body: Hex;
  /** Pattern of the underparts: barred, streaked, scaled. */
  mark?: Mark;
  head?: Hex;
  /** Patch about each eye. */
  mask?: Hex;
  /** Under- or upperwing coverts. */
  coverts: Hex;
  /** The last row of coverts: greater and primary coverts. */
  greater?: Hex;
  /** Patch at the wrist. */
  carpal?: Hex;
  /** Line of the leading edge, arm and hand. */
  leading?: Hex;
  /** Flight feathers: primaries, secondaries. */
  flight: Hex;
  secondaries?: Hex;
  /** Pale window at the base of the primaries. */
  panel?: Hex;
  /** Ends of the outer primaries, and the share of the feather that they take. */
  tips?: Hex;
  /** The outer primaries in their whole length. */
  outerHand?: Hex;
  tipShare?: number;
  /** Band along the trailing edge, and its share of the feather. */
  trailing?: Hex;
  trailingShare?: number;
  /** How far out it runs: share of the primaries, 0.85 by default. */
  trailingTo?: number;
  /** Bars across the flight feathers. */
  bars?: FeatherBars;
  zones?: readonly AloftZone[];
  bands?: readonly AloftBand[];
  tail: Hex;
  tailBase?: Hex;
  tailBars?: FeatherBars;
  /** Band at the end of the tail, its share, and a pale rim beyond it. */
  terminal?: Hex;
  terminalShare?: number;
  tailRim?: Hex;
  /** White in the outer feathers all along; or oval spots on all but the central and the outermost pair. */
  outerTail?: Hex;
  tailSpots?: Hex;
  /** Ends of the two outer pairs (male nightjars). */
  tailCorners?: Hex;
  bill?: Hex;
  legs?: Hex;
}

/** A bird in flight seen in plan. One body length goes from bill tip to tail tip, streamers not counted. */
export interface Aloft extends Pose {
  /** Wings held above the level of the body, radians (harriers, vultures 0.2; eagles 0.05). */
  raise?: number;
  /** Others farther off, behind it: of its kind, or of a look-alike with its own body and colours. */
  flock?: readonly (Pick<Aloft, 'x' | 'y' | 'size' | 'bank' | 'roll'> &
    Partial<Pick<Aloft, 'body' | 'tail' | 'colours'>>)[];
  /** Wing tip to wing tip, in body lengths. */
  span: number;
  /** From the bill tip to the leading edge: vulture 0.13, eagle 0.2, stork 0.45. */
  projection: number;
  /** `gape`: the cleft of a wide mouth back to under the eye, share of the head's length, 0 none (swifts seen from below). */
  bill: { length: number; width?: number; gape?: number };
  /** Whether the eyes show; 'near' only that of the side rolled towards us, as on a swift from below. */
  eyes?: boolean | 'near';
  head: { length: number; width: number };
  /** Width of the neck at the leading edge, if narrower than head and body. */
  neck?: number;
  /** Greatest width of the body. */
  body: number;
  wing: AloftWing;
  tail: AloftTail;
  /** How far the toes pass the tail. */
  legs?: number;
  colours: AloftColours;
}
