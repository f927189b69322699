import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A bird of open ground and low tops: erect, round-headed, on long legs, tail held just clear of the perch. */
export const chat: Anatomy = {
  dorsal: profile(
    '0,360,256 0.05,379,212 0.1,420,176 0.15,470,164 0.21,515,186 0.28,548,236 0.34,582,294 0.44,646,350 0.6,712,414 0.8,762,490 1,800,562',
  ),
  ventral: profile(
    '0,361,280 0.04,368,310 0.1,383,346 0.18,386,398 0.28,382,476 0.4,419,559 0.52,485,615 0.65,565,648 0.78,646,646 0.92,726,624 1,784,596',
  ),
  eye: [420, 250],
  headRadius: 92,
  tilt: 0,
  wing: {
    upper: path('474,400 522,366 582,368 640,408 694,484 743,549 786,602 824,640'),
    lower: path('458,432 468,484 508,538 570,584 640,614 712,634 776,644 824,647'),
  },
  tail: { base: [784, 578], direction: 0.88 },
  bill: 3.112,
  legs: [
    { hip: [612, 620], ankle: [628, 682], foot: [590, 812], width: 11 },
    { hip: [546, 614], ankle: [562, 680], foot: [522, 812], width: 12 },
  ],
  roundness: 0.8,
};
