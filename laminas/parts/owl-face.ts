import type { Hex } from '../geometry/colour.ts';

/** The face of an owl; lengths in head radii. */
export interface OwlFace {
  /** A disc of two halves, two tall ovals, or one heart. */
  shape?: 'round' | 'ovals' | 'heart';
  /** Size of the disc, factor. */
  size?: number;
  /** Half the distance between the eyes. */
  gap?: number;
  /** The face turned to the right (positive) or the left, and rolled, radians. */
  turn?: number;
  tilt?: number;
  disc: Hex;
  discDark: Hex;
  /** Strength of the rings about the eyes, 0..1. */
  rings?: number;
  rim: Hex;
  /** Breadth of the rim, factor. */
  rimWidth?: number;
  /** Ends of the outer feathers of the rim; a little lighter than it by default. */
  rimTip?: Hex;
  /** Crown feathers that come down between the brows to the bill: how high and how broad above, head radii. */
  wedge?: { colour: Hex; streak: Hex; top?: number; breadth?: number };
  brow: Hex;
  /** Breadth of the brows, and how steeply they rise outwards, factors. */
  browWeight?: number;
  browRise?: number;
  /** How far they run out over the eyes: 0 to the inner corner, 1 to the outer one. */
  browReach?: number;
  /** Breadth of the bristles that bury the sides of the bill, factor. */
  muzzle?: number;
  chin: Hex;
  /** Pale feathers beside the bill, down and out: the lower arms of the X of a long-eared owl; none by default. */
  cross?: Hex;
  /** Feathers about the eye: reach in eye radii, `inward` more towards the bill. */
  surround?: { colour: Hex; reach?: number; inward?: number; opacity?: number };
  /** Weight of the heavy lids, factor. */
  lids?: number;
  /** Ear tufts; `close` 1 stands them together and upright, `root` is the plumage that they grow from; `bow` 1 curves them outwards as horns, 0 stands them straight. */
  tufts?: {
    length: number;
    dark: Hex;
    pale: Hex;
    close?: number;
    width?: number;
    root?: Hex;
    bow?: number;
    /** How far the tips lean out beyond their place, and sink as they do, head radii. */
    lean?: number;
    /** How unevenly the feathers end, head radii: a shaggy ear has more of them, in its two colours at random; 0 a trim one, striped. */
    shag?: number;
  };
}
