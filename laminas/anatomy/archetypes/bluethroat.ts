import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A bluethroat, alert: round head on a drawn-up neck, full breast, belly drawn up to the vent, long fine legs that bend. */
export const bluethroat: Anatomy = {
  dorsal: profile(
    '0,339,188 0.05,358,146 0.1,396,118 0.15,443,107 0.21,492,121 0.28,526,166 0.34,560,226 0.44,642,299 0.6,716,378 0.8,784,462 1,836,528',
  ),
  ventral: profile(
    '0,341,211 0.04,357,242 0.1,379,281 0.18,389,334 0.28,368,404 0.4,392,482 0.52,454,538 0.65,541,572 0.78,632,584 0.92,730,580 1,811,565',
  ),
  eye: [408, 185],
  headRadius: 86,
  tilt: 0,
  wing: {
    upper: path('470,319 524,291 584,304 638,354 692,420 740,486 784,543 819,589'),
    lower: path('449,357 452,412 487,465 549,507 622,539 697,566 765,585 819,596'),
  },
  tail: { base: [813, 546], direction: 0.81 },
  bill: 3.13,
  legs: [
    { hip: [597, 563], ankle: [632, 644], foot: [605, 781], width: 8.6 },
    { hip: [535, 550], ankle: [568, 636], foot: [500, 781], width: 9.7 },
  ],
  roundness: 0.8,
};
