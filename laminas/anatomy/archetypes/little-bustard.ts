import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A little bustard standing: small head, straight neck a little swollen with loose feathers, plump level body, strong legs. */
export const littleBustard: Anatomy = {
  dorsal: profile(
    '0,346,142 0.03,356,120 0.06,380,103 0.09,412,98 0.12,441,109 0.16,459,144 0.2,466,192 0.24,474,240 0.28,496,286 0.33,544,316 0.42,622,326 0.55,704,338 0.7,776,362 0.86,832,388 1,874,410',
  ),
  ventral: profile(
    '0,347,163 0.03,362,174 0.06,378,182 0.09,387,194 0.12,388,214 0.16,382,246 0.2,376,284 0.24,370,328 0.28,371,378 0.33,391,446 0.42,460,530 0.55,580,580 0.7,704,576 0.86,804,538 1,864,496',
  ),
  eye: [394, 138],
  headRadius: 47,
  tilt: 0,
  wing: { upper: path('508,362 572,338 660,346 746,374 808,402 866,434'), lower: path('472,412 494,484 572,532 674,536 774,506 868,446') },
  tail: { base: [846, 456], direction: 0.14 },
  bill: 3.1,
  legs: [
    { hip: [656, 566], ankle: [678, 658], foot: [680, 776], width: 15 },
    { hip: [594, 568], ankle: [620, 660], foot: [578, 784], width: 16 },
  ],
  roundness: 0.8,
};
