import type { Feather } from './feather.ts';

/** Lengths in head radii. */
export interface Tail {
  length: number;
  width: number;
  feathers?: number;
  /** Outer feathers longer by this share. */
  fork?: number;
  /** Both halves show, so that a fork makes a cleft between them and white sides frame the tail. */
  notched?: boolean;
  /** Outer feathers shorter by this share. */
  graduated?: number;
  /** Opening of the fan if it were unfolded, radians; a folded tail shows half of it (FOLDED in plumaje/tail.ts). */
  spread?: number;
  /** The outermost longer by this share, tapering. */
  streamer?: number;
  /** The central pair longer by this share, narrow (pintail, bee-eater). */
  central?: number;
  /** How far it is cocked above the line of the back, radians. */
  lift?: number;
  /** Bend of the feathers, radians. */
  bend?: number;
  /** How far the undertail coverts reach along the lower edge, share of its length; none by default. */
  undertail?: number;
  /** How far below the axis of the tail they end, share of its width: less where its base is narrow; 0.55 by default. */
  undertailEdge?: number;
  /** How far the uppertail coverts carry the rump on along the upper edge, share of its length; none by default. */
  uppertail?: number;
  feather: Feather;
  except?: Readonly<Record<number, Partial<Feather>>>;
}
