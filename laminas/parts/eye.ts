import type { Hex } from '../geometry/colour.ts';
import type { Point } from '../geometry/point.ts';

/** Radius in head radii, the rest in shares of it. */
export interface Eye {
  radius: number;
  iris: Hex;
  /** Where its middle lies, head radii from the archetype's eye: x towards the bill, y down. */
  at?: Point;
  ring?: Hex;
  ringWidth?: number;
  /** How much farther than usual the coloured lids stand open before the eye, radians (crescents of a hooded gull). */
  ringOpen?: number;
  /** A swollen ring of skin all round the eye (ringed plovers, stone-curlews), not two lids that stand apart. */
  ringClosed?: boolean;
  /** Share of the eye that the upper lid covers in a bird at rest; 0 open. */
  closed?: number;
  pupil?: number;
  /** No pale rim where the head is black. */
  plain?: boolean;
  /** The bony ridge over a raptor's eye; the plumaje's colour when none is given. */
  brow?: { colour?: Hex; weight?: number };
}
