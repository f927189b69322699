import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A diving duck afloat: round high back, low in the water, tail almost touching it. */
export const divingDuck: Anatomy = {
  dorsal: profile(
    '0,332,330 0.04,342,298 0.08,366,268 0.13,404,252 0.18,442,262 0.23,466,296 0.29,480,348 0.36,508,398 0.44,566,414 0.6,684,410 0.8,800,460 1,868,520',
  ),
  ventral: profile(
    '0,335,362 0.03,350,380 0.07,368,404 0.13,374,440 0.2,360,486 0.28,354,540 0.36,382,598 0.48,450,644 0.62,590,662 0.76,716,644 0.9,806,606 1,854,560',
  ),
  eye: [392, 308],
  headRadius: 74,
  tilt: 0,
  wing: { upper: path('536,434 616,420 700,430 780,464 840,506 876,536'), lower: path('522,466 580,502 660,522 740,528 812,534 876,542') },
  tail: { base: [852, 540], direction: 0.06 },
  bill: 2.99,
  legs: [],
  roundness: 0.8,
};
