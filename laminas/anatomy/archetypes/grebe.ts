import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A grebe afloat: thin upright neck on a low body without a tail. */
export const grebe: Anatomy = {
  dorsal: profile(
    '0,352,226 0.03,362,206 0.07,386,190 0.11,416,188 0.15,442,200 0.19,446,232 0.24,434,288 0.3,434,358 0.36,462,432 0.44,538,454 0.6,656,446 0.8,758,466 1,812,534',
  ),
  ventral: profile(
    '0,354,246 0.03,372,258 0.07,396,266 0.11,400,290 0.17,396,344 0.23,390,404 0.29,382,474 0.36,396,542 0.48,490,596 0.62,600,616 0.76,702,610 0.9,778,594 1,812,556',
  ),
  eye: [392, 224],
  headRadius: 46,
  tilt: 0,
  wing: { upper: path('530,474 606,460 686,468 744,492 786,520 806,540'), lower: path('518,500 574,530 650,546 712,550 764,548 806,546') },
  tail: { base: [824, 548], direction: 0.1 },
  bill: 3.05,
  legs: [],
  roundness: 0.8,
};
