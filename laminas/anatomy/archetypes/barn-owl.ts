import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A barn owl upright on long legs: broad shoulders under the heart face, body and wings taper to a narrow end. */
export const barnOwl: Anatomy = {
  dorsal: profile(
    '0,612,154 0.04,662,162 0.1,714,190 0.17,740,246 0.24,738,304 0.3,744,350 0.37,762,404 0.5,780,484 0.65,752,584 0.8,700,676 0.92,660,738 1,636,766',
  ),
  ventral: profile(
    '0,588,154 0.04,538,162 0.1,486,190 0.17,460,246 0.24,462,304 0.3,450,352 0.37,422,406 0.5,412,486 0.65,444,588 0.8,496,680 0.92,548,738 1,600,764',
  ),
  eye: [545, 268],
  headRadius: 95,
  tilt: 0,
  wing: {
    upper: path('698,372 758,418 784,492 772,584 748,676 716,768 686,848'),
    lower: path('690,380 688,450 692,540 690,626 680,706 666,784 668,856'),
  },
  tail: { base: [622, 756], direction: 1.54 },
  bill: 1.57,
  legs: [
    { hip: [626, 716], ankle: [628, 762], foot: [632, 836], width: 18 },
    { hip: [560, 712], ankle: [560, 762], foot: [556, 830], width: 18 },
  ],
  roundness: 0.72,
  frontal: true,
};
