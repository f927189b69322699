import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A ball of a bird with its short tail cocked over the back. */
export const wren: Anatomy = {
  dorsal: profile(
    '0,337,380 0.05,356,332 0.1,400,294 0.15,454,278 0.21,508,284 0.28,552,304 0.34,589,324 0.44,639,346 0.6,696,368 0.8,743,384 1,779,392',
  ),
  ventral: profile(
    '0,338,402 0.04,344,430 0.1,352,470 0.18,356,520 0.28,380,580 0.4,436,632 0.52,512,660 0.65,585,660 0.78,658,626 0.92,730,546 1,785,446',
  ),
  eye: [400, 372],
  headRadius: 97,
  tilt: 0,
  wing: {
    upper: path('480,440 522,408 574,408 631,432 686,466 733,500 762,530'),
    lower: path('466,470 476,516 516,556 572,582 634,588 698,574 762,538'),
  },
  tail: { base: [774, 424], direction: -1 },
  bill: 3.11,
  legs: [
    { hip: [576, 622], ankle: [604, 670], foot: [556, 736], width: 11 },
    { hip: [510, 620], ankle: [538, 670], foot: [486, 736], width: 12 },
  ],
  roundness: 0.8,
};
