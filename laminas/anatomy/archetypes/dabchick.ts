import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A dabchick afloat: round head set off on a short neck, back arched to a fluffy stern, breast curving in to the water. */
export const dabchick: Anatomy = {
  dorsal: profile(
    '0,354,382 0.04,361,352 0.08,385,331 0.13,427,328 0.18,458,344 0.23,473,373 0.29,476,404 0.36,486,432 0.44,516,450 0.52,552,447 0.6,596,438 0.7,642,442 0.8,688,464 0.9,728,502 1,752,562',
  ),
  ventral: profile(
    '0,356,411 0.03,370,426 0.07,388,442 0.13,404,464 0.2,396,494 0.28,375,528 0.36,366,574 0.44,388,626 0.52,450,664 0.64,530,680 0.78,616,678 0.9,702,650 1,746,606',
  ),
  eye: [410, 386],
  headRadius: 56,
  tilt: 0,
  wing: { upper: path('524,510 574,486 622,484 652,502 672,526 682,546'), lower: path('510,542 558,566 606,574 638,572 666,564 682,550') },
  tail: { base: [714, 576], direction: 0.9 },
  bill: 3.1,
  legs: [],
  roundness: 0.8,
};
