import type { Hex } from '../geometry/colour.ts';

/** How the planes of a face are modelled; factors, 1 a songbird's. */
export interface HeadPlanes {
  /** Size of the patch of the ear coverts about the eye; 0 none (bare or tightly feathered heads). */
  ear?: number;
  /** Depth of the crease below that patch; 0 none. */
  crease?: number;
  /** Height of cheek and brow, depth of the lores. */
  relief?: number;
  /** Close silky plumage with a smooth outline (ducks), 0..1. */
  silk?: number;
  /** Down over bare skin from the face to a place on the neck, u of the sheet (vultures); in the plumage's own colours when none is given. */
  down?: { colour?: Hex; skin: Hex; to: number };
  /** The slim rim behind a harrier's cheek: its feathers, their edges, breadth and strength as factors. */
  ruff?: { colour: Hex; edge: Hex; breadth?: number; strength?: number };
}
