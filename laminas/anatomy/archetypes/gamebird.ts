import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A partridge: round heavy body, small head on an upright neck, stout legs, short tail. */
export const gamebird: Anatomy = {
  dorsal: profile(
    '0,388,220 0.05,396,192 0.1,422,166 0.15,456,160 0.2,486,178 0.27,510,226 0.34,550,284 0.44,640,328 0.6,742,390 0.8,812,474 1,846,548',
  ),
  ventral: profile(
    '0,389,242 0.04,398,262 0.1,406,296 0.18,382,352 0.26,360,428 0.36,372,516 0.48,432,594 0.62,534,642 0.76,652,650 0.9,764,620 1,824,584',
  ),
  eye: [430, 212],
  headRadius: 58,
  tilt: 0,
  wing: { upper: path('520,356 596,338 678,370 752,432 806,502 836,560'), lower: path('486,398 502,466 562,526 648,562 744,574 836,568') },
  tail: { base: [822, 560], direction: 0.86 },
  bill: 3.2,
  legs: [
    { hip: [630, 634], ankle: [644, 686], foot: [614, 782], width: 15 },
    { hip: [566, 630], ankle: [578, 684], foot: [532, 784], width: 16 },
  ],
  roundness: 0.8,
};
