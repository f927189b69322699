import type { Hex } from '../geometry/colour.ts';

/** Radius in head radii, the rest in shares of it. */
export interface Eye {
  radius: number;
  iris: Hex;
  ring?: Hex;
  ringWidth?: number;
  pupil?: number;
  /** No pale rim where the head is black. */
  plain?: boolean;
  /** The bony ridge over a raptor's eye; the plumaje's colour when none is given. */
  brow?: { colour?: Hex; weight?: number };
}
