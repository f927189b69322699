import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A black-winged kite on a bare branch: broad flat-crowned owl-like head close on the shoulders, eye far forward, small bill, compact tapering body, wings that pass a short tail, short thick tarsi. */
export const blackWingedKite: Anatomy = {
  dorsal: profile(
    '0,350,190 0.05,360,148 0.1,395,120 0.15,448,108 0.21,508,113 0.28,552,158 0.34,572,216 0.44,628,288 0.6,662,374 0.8,682,466 1,692,536',
  ),
  ventral: profile(
    '0,354,238 0.04,370,264 0.1,385,302 0.18,370,354 0.28,358,420 0.4,372,502 0.52,410,568 0.65,476,612 0.78,552,620 0.92,624,604 1,666,578',
  ),
  eye: [412, 186],
  headRadius: 94,
  tilt: 0,
  wing: {
    upper: path('488,294 548,270 604,296 652,364 684,444 706,522 722,600 732,674'),
    lower: path('446,340 456,400 488,466 536,524 592,574 648,614 700,648 733,680'),
  },
  tail: { base: [684, 542], direction: 1.16 },
  bill: 3.04,
  legs: [
    { hip: [580, 548], ankle: [576, 630], foot: [556, 686], width: 17 },
    { hip: [520, 560], ankle: [508, 642], foot: [490, 686], width: 18 },
  ],
  roundness: 0.8,
};
