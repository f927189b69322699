import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A sturdy warbler of tall scrub: long forehead sloping from the bill to a crown that peaks behind the eye, full throat and breast, a nearly level belly. */
export const treeWarbler: Anatomy = {
  dorsal: profile(
    '0,318,300 0.05,346,271 0.1,384,246 0.15,426,232 0.21,463,246 0.28,491,280 0.34,518,317 0.44,588,351 0.6,664,394 0.8,738,455 1,786,505',
  ),
  ventral: profile(
    '0,319,322 0.04,329,348 0.1,351,377 0.18,376,413 0.28,393,458 0.4,430,511 0.52,492,552 0.65,566,571 0.78,640,566 0.92,716,547 1,767,530',
  ),
  eye: [378, 298],
  headRadius: 78,
  tilt: 0.02,
  wing: {
    upper: path('443,377 488,357 536,357 590,374 656,410 715,451 759,489 794,518'),
    lower: path('430,396 440,427 474,459 525,486 583,502 660,512 732,518 793,524'),
  },
  tail: { base: [769, 512], direction: 0.64 },
  bill: 3.13,
  legs: [
    { hip: [566, 540], ankle: [600, 594], foot: [548, 660], width: 11 },
    { hip: [502, 532], ankle: [534, 588], foot: [480, 660], width: 12 },
  ],
  roundness: 0.8,
};
