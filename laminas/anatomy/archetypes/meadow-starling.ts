import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A starling singing or at rest on a wire: flat forehead in line with a long bill, loose throat, slim tapering trunk, pointed wings over a short square tail. */
export const meadowStarling: Anatomy = {
  dorsal: profile(
    '0,300,240 0.05,330,218 0.1,368,203 0.15,412,197 0.21,454,208 0.28,490,240 0.34,522,280 0.44,584,330 0.6,674,402 0.8,746,478 1,796,540',
  ),
  ventral: profile(
    '0,301,262 0.04,314,280 0.1,334,312 0.18,344,360 0.28,350,424 0.4,384,498 0.52,444,554 0.65,526,590 0.78,614,602 0.92,706,588 1,776,560',
  ),
  eye: [354, 243],
  headRadius: 70,
  tilt: 0,
  wing: {
    upper: path('448,374 494,340 554,346 620,390 686,446 746,506 796,560 838,604'),
    lower: path('430,402 438,448 476,494 540,532 616,562 696,586 770,602 840,610'),
  },
  tail: { base: [778, 548], direction: 0.78 },
  bill: 3.12,
  legs: [
    { hip: [606, 580], ankle: [622, 630], foot: [590, 726], width: 12 },
    { hip: [544, 578], ankle: [560, 628], foot: [522, 726], width: 13 },
  ],
  roundness: 0.8,
};
