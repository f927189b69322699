import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A short-tailed rock thrush, erect: long bill on a flat crown, a neck of its own, compact trunk, wings that nearly cover the tail. */
export const redRockThrush: Anatomy = {
  dorsal: profile(
    '0,344,196 0.05,363,162 0.1,400,132 0.15,448,116 0.21,500,127 0.28,531,172 0.34,567,232 0.44,659,308 0.6,731,393 0.8,798,482 1,848,551',
  ),
  ventral: profile(
    '0,345,220 0.04,357,250 0.1,374,290 0.18,379,344 0.28,359,420 0.4,389,504 0.52,453,561 0.65,538,596 0.78,632,613 0.92,735,613 1,819,594',
  ),
  eye: [414, 194],
  headRadius: 86,
  tilt: 0,
  wing: {
    upper: path('476,334 535,304 603,324 665,384 726,461 782,536 834,603 878,661'),
    lower: path('453,372 458,432 497,495 568,546 649,588 735,623 815,648 878,667'),
  },
  tail: { base: [824, 573], direction: 0.84 },
  bill: 3.133,
  legs: [
    { hip: [603, 592], ankle: [632, 652], foot: [600, 763], width: 9.5 },
    { hip: [538, 582], ankle: [565, 646], foot: [520, 763], width: 10.5 },
  ],
  roundness: 0.8,
};
