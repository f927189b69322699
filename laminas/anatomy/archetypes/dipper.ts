import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A round bird of stones in the current: neckless and portly, short wings and tail, strong legs. */
export const dipper: Anatomy = {
  dorsal: profile(
    '0,316,272 0.05,332,232 0.1,370,200 0.15,416,188 0.21,464,196 0.28,510,222 0.34,556,254 0.44,622,292 0.6,708,352 0.8,782,430 1,822,492',
  ),
  ventral: profile(
    '0,317,294 0.04,322,322 0.1,326,362 0.18,322,420 0.28,334,494 0.4,382,566 0.52,462,618 0.65,562,642 0.78,662,630 0.92,758,580 1,812,530',
  ),
  eye: [372, 268],
  headRadius: 86,
  tilt: 0,
  wing: {
    upper: path('452,404 500,370 560,366 626,388 694,428 752,472 800,514 836,548'),
    lower: path('436,438 446,488 490,536 560,568 636,584 712,586 780,574 836,555'),
  },
  tail: { base: [806, 508], direction: 0.62 },
  bill: 3.1,
  legs: [
    { hip: [590, 612], ankle: [606, 662], foot: [572, 760], width: 14 },
    { hip: [524, 606], ankle: [542, 660], foot: [504, 760], width: 15 },
  ],
  roundness: 0.86,
};
