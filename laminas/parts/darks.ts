import type { Hex } from '../geometry/colour.ts';

/** Black plumage as a volume: cold where it faces the sky, warm where it faces the ground, never one value. */
export interface Darks {
  /** Tint of the upper planes and of the under side. */
  cold: Hex;
  warm: Hex;
  /** Strength of the sheen, 0–1: coot 0.35, crow 0.5, starling 0.8. */
  sheen: number;
  /** Least lightness (OKLab) that the plumage keeps, 0.2 by default: 12–14 % of white as one sees it. */
  floor?: number;
}
