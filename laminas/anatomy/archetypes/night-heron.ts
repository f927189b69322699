import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A thickset heron at roost: head sunk between the shoulders, no neck to be seen, round back, short tail. */
export const nightHeron: Anatomy = {
  dorsal: profile(
    '0,352,174 0.04,372,152 0.09,414,132 0.14,468,130 0.19,520,148 0.25,577,190 0.32,635,256 0.42,688,338 0.58,728,426 0.8,762,508 1,786,560',
  ),
  ventral: profile(
    '0,356,206 0.04,378,220 0.09,398,240 0.14,400,270 0.2,388,312 0.27,380,368 0.34,390,428 0.44,430,494 0.56,503,544 0.7,587,576 0.86,682,594 1,767,596',
  ),
  eye: [410, 178],
  headRadius: 60,
  tilt: 0,
  wing: { upper: path('506,326 568,306 642,362 705,448 756,536 793,606'), lower: path('485,370 491,446 545,522 626,574 712,602 793,616') },
  tail: { base: [767, 576], direction: 0.75 },
  bill: 3.02,
  legs: [
    { hip: [596, 556], ankle: [616, 616], foot: [596, 736], width: 14 },
    { hip: [547, 550], ankle: [568, 616], foot: [536, 742], width: 15 },
  ],
  roundness: 0.8,
};
