import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A redstart or wheatear, alert: brow sloping from the bill, chin falling back to a neck, full breast, belly drawn up to the vent, the wing high on the back. */
export const slimChat: Anatomy = {
  dorsal: profile(
    '0,352,250 0.05,376,212 0.1,414,182 0.15,458,172 0.21,502,188 0.28,540,229 0.34,572,273 0.44,624,331 0.6,690,404 0.8,752,484 1,796,556',
  ),
  ventral: profile(
    '0,355,272 0.04,374,296 0.1,388,330 0.18,392,375 0.28,388,442 0.4,416,524 0.52,488,582 0.65,564,614 0.78,644,620 0.92,722,604 1,778,584',
  ),
  eye: [420, 246],
  headRadius: 84,
  tilt: 0,
  wing: {
    upper: path('480,384 528,350 586,354 642,396 696,462 746,528 788,586 822,628'),
    lower: path('464,420 476,474 516,526 576,568 642,598 712,620 774,632 822,635'),
  },
  tail: { base: [780, 570], direction: 0.9 },
  bill: 3.112,
  legs: [
    { hip: [614, 596], ankle: [632, 664], foot: [594, 790], width: 10 },
    { hip: [550, 590], ankle: [568, 662], foot: [528, 790], width: 11 },
  ],
  roundness: 0.8,
};
