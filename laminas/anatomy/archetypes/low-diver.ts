import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A diving duck low on the water: large head, breast round down to the water, arched back falling to a tail at its level. */
export const lowDiver: Anatomy = {
  dorsal: profile(
    '0,346,362 0.04,354,331 0.08,376,303 0.13,412,289 0.18,448,299 0.23,470,331 0.29,480,374 0.36,506,412 0.44,564,430 0.6,676,428 0.8,788,474 1,858,534',
  ),
  ventral: profile(
    '0,349,392 0.03,362,409 0.07,379,428 0.13,382,454 0.2,364,490 0.28,347,530 0.36,354,576 0.48,426,632 0.62,570,648 0.76,708,630 0.9,800,594 1,850,560',
  ),
  eye: [402, 341],
  headRadius: 70,
  tilt: 0,
  wing: { upper: path('532,452 610,436 692,444 768,472 828,512 868,542'), lower: path('516,484 576,520 656,540 736,548 808,550 868,548') },
  tail: { base: [844, 548], direction: -0.04 },
  bill: 2.99,
  legs: [],
  roundness: 0.8,
};
