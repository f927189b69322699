import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A falcon upright on its perch: flat crown, no neck, broad shoulders that taper to long pointed wings. */
export const falcon: Anatomy = {
  dorsal: profile(
    '0,412,170 0.05,426,137 0.1,458,113 0.15,506,104 0.21,554,116 0.28,594,154 0.34,622,206 0.44,656,286 0.6,688,392 0.8,704,514 1,718,600',
  ),
  ventral: profile(
    '0,414,198 0.04,424,222 0.1,434,256 0.18,414,308 0.28,402,380 0.4,416,460 0.52,458,532 0.65,520,588 0.78,584,616 0.92,644,628 1,684,624',
  ),
  eye: [468, 160],
  headRadius: 76,
  tilt: 0,
  wing: {
    upper: path('528,252 592,250 642,304 684,398 710,500 730,592 742,690 748,776'),
    lower: path('486,290 488,350 514,432 558,514 610,594 660,668 708,730 748,780'),
  },
  tail: { base: [702, 606], direction: 1.36 },
  bill: 3.02,
  legs: [
    { hip: [566, 574], ankle: [562, 622], foot: [556, 664], width: 15 },
    { hip: [516, 560], ankle: [510, 616], foot: [494, 660], width: 16 },
  ],
  roundness: 0.8,
};
