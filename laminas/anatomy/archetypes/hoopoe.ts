import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A hoopoe walking, body sloping. */
export const hoopoe: Anatomy = {
  dorsal: profile(
    '0,398,264 0.05,411,240 0.1,440,223 0.15,476,222 0.21,507,242 0.28,530,282 0.35,560,330 0.45,622,374 0.6,700,428 0.8,770,488 1,820,532',
  ),
  ventral: profile(
    '0,400,281 0.04,414,296 0.1,432,318 0.17,434,356 0.26,426,416 0.36,442,478 0.48,496,530 0.62,580,562 0.78,670,574 0.9,740,572 1,800,564',
  ),
  eye: [438, 258],
  headRadius: 60,
  tilt: 0,
  wing: { upper: path('520,390 590,370 660,406 730,466 790,526 834,576'), lower: path('496,424 524,486 596,538 680,568 760,582 834,582') },
  tail: { base: [806, 548], direction: 0.6 },
  bill: 2.962,
  legs: [
    { hip: [630, 556], ankle: [640, 606], foot: [622, 664], width: 11 },
    { hip: [574, 548], ankle: [582, 604], foot: [554, 664], width: 12 },
  ],
  roundness: 0.8,
};
