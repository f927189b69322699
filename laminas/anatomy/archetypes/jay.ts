import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A jay on a branch: big round head on a thick neck, full breast, the wing folded high on the flank. */
export const jay: Anatomy = {
  dorsal: profile(
    '0,340,250 0.05,356,216 0.1,388,184 0.15,432,168 0.21,482,184 0.28,522,232 0.34,558,282 0.44,622,332 0.6,710,394 0.8,790,458 1,846,512',
  ),
  ventral: profile(
    '0,342,280 0.04,358,306 0.1,368,344 0.18,362,398 0.28,370,456 0.4,414,528 0.52,490,582 0.65,588,606 0.78,684,596 0.92,776,566 1,828,540',
  ),
  eye: [404, 250],
  headRadius: 76,
  tilt: 0,
  wing: {
    upper: path('484,378 536,350 606,364 688,418 768,478 836,532 892,578 934,612'),
    lower: path('466,404 474,452 516,500 594,536 690,560 780,582 866,604 938,616'),
  },
  tail: { base: [836, 528], direction: 0.66 },
  bill: 3.1,
  legs: [
    { hip: [640, 592], ankle: [658, 668], foot: [630, 758], width: 15 },
    { hip: [576, 596], ankle: [592, 672], foot: [550, 760], width: 16 },
  ],
  roundness: 0.8,
};
