import type { Hex } from '../geometry/colour.ts';
import type { Path } from '../geometry/point.ts';

/** What one feather bears; sizes are shares of its length (along) and of its breadth (across). */
export interface PenMark {
  /**
   * Arrowhead at the tip, drop towards the tip, round spot at the tip, streak along the shaft, bars across, fine wavy lines across, V's
   * that open to the root, a centre that leaves an edge, the edge alone.
   */
  shape: 'arrow' | 'drop' | 'spot' | 'shaft' | 'bar' | 'vermicule' | 'chevron' | 'centre' | 'edge';
  colour: Hex;
  /** How much of the feather it takes, along and across. */
  length?: number;
  width?: number;
  opacity?: number;
  /** How far its edge fades into the vane, 0 sharp to 1. */
  soft?: number;
  /** Bars on one feather; bend of a bar, 0 straight to 1. */
  count?: number;
  bow?: number;
}

/** Values where a tract begins, in its middle, and where it ends. */
export type Course = readonly [begin: number, middle: number, end: number];

/** A tract of single feathers in rows: each row covers the roots of the one behind it. */
export interface FeatherTract {
  /**
   * Laid on the sheet of the body (u, v), on the same but over the upper edge of the wing (mantle), or on the sheet of the
   * folded wing (s, w: scapulars).
   */
  on?: 'body' | 'mantle' | 'wing';
  /** Its two edges, from where it begins (headward) to where it ends; the rows run between them. */
  from: Path;
  to: Path;
  /** Rows side by side across it. */
  rows: number;
  /** Length of its feathers, head radii, and their breadth, share of that. */
  length: Course;
  width?: number;
  /** Distance from one feather to the next behind it, share of the length: little overlaps much. */
  pitch?: number;
  /** Colour of the vane; by default that of the field of colour below it. */
  colour?: Hex;
  /** How much of the vane itself is seen beside its mark, 0 none to 1. */
  vane?: number;
  /** Pale (or lighter) edge round the tip and its width, share of the feather's breadth. */
  fringe?: Hex;
  fringeWidth?: number;
  fringeOpacity?: number;
  /** Round the tip (scales) or along the sides, open at the tip (lines). */
  fringeAt?: 'tip' | 'sides';
  mark?: PenMark;
  /** Chance that a feather bears its mark, along the tract; and, if it differs there, at the outer rows relative to the middle ones. */
  density?: Course;
  ragged?: number;
  /** Size of the mark relative to its feather, along the tract. */
  grow?: Course;
  /** Turn of the feathers from the flow of the sheet, radians, positive towards the belly. */
  turn?: number;
  /** Irregularity of place, size and angle, 0–1; 0.5 by default. */
  stray?: number;
}
