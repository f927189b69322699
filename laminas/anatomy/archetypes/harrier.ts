import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A harrier on a post: slim and upright, small round owl-like head set off by the nape, bowed mantle, very long wings and tail that hang steeper than the back, long thin legs. */
export const harrier: Anatomy = {
  dorsal: profile(
    '0,347,190 0.05,357,162 0.1,382,142 0.15,418,136 0.21,448,154 0.28,461,194 0.34,490,238 0.44,542,302 0.6,581,402 0.8,604,504 1,626,580',
  ),
  ventral: profile(
    '0,349,214 0.04,358,232 0.1,376,254 0.18,377,300 0.28,364,360 0.4,370,430 0.52,402,492 0.65,448,540 0.78,498,574 0.92,554,596 1,588,600',
  ),
  eye: [391, 192],
  headRadius: 58,
  tilt: 0,
  wing: {
    upper: path('436,284 486,268 532,314 572,402 598,500 630,594 678,690 712,778'),
    lower: path('410,318 410,372 434,436 472,500 516,562 572,632 642,712 712,786'),
  },
  tail: { base: [602, 588], direction: 1.17 },
  bill: 2.99,
  legs: [
    { hip: [528, 540], ankle: [524, 630], foot: [508, 706], width: 11.5 },
    { hip: [476, 528], ankle: [466, 629], foot: [446, 706], width: 12.5 },
  ],
  roundness: 0.8,
};
