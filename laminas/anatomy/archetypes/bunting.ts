import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A bunting at about 38°: long body and tail, low flat crown, wing set low on the side. */
export const bunting: Anatomy = {
  dorsal: profile(
    '0,322,264 0.05,340,228 0.1,378,196 0.15,426,184 0.21,477,199 0.28,514,244 0.34,555,291 0.44,626,335 0.6,714,402 0.8,796,486 1,856,546',
  ),
  ventral: profile(
    '0,323,298 0.04,332,324 0.1,345,359 0.18,342,410 0.28,332,482 0.4,356,558 0.52,432,620 0.65,532,654 0.78,640,650 0.92,756,618 1,838,580',
  ),
  eye: [378, 268],
  headRadius: 87,
  tilt: 0,
  wing: {
    upper: path('444,396 492,362 554,358 622,386 696,440 768,502 826,560 872,610'),
    lower: path('428,428 438,478 480,530 548,572 626,598 708,614 790,620 872,617'),
  },
  tail: { base: [842, 564], direction: 0.72 },
  bill: 3.112,
  legs: [
    { hip: [640, 624], ankle: [652, 674], foot: [616, 756], width: 11.5 },
    { hip: [574, 618], ankle: [588, 672], foot: [550, 756], width: 12.5 },
  ],
  roundness: 0.8,
};
