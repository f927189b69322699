import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A stocky small heron of the fields, hunched: rounded crown, heavy jowl under the bill, the short thick neck bent between head and breast, compact sloping body. */
export const cattleEgret: Anatomy = {
  dorsal: profile(
    '0,314,291 0.03,332,276 0.06,358,263 0.09,390,260 0.12,420,271 0.16,443,297 0.2,452,328 0.24,460,354 0.28,482,374 0.32,520,384 0.37,556,394 0.48,610,426 0.62,658,474 0.8,700,534 1,726,578',
  ),
  ventral: profile(
    '0,312,321 0.03,316,344 0.06,334,357 0.09,356,367 0.12,380,373 0.16,398,386 0.2,402,406 0.24,392,432 0.28,382,462 0.32,384,500 0.37,406,544 0.48,470,590 0.62,560,610 0.8,650,618 1,712,614',
  ),
  eye: [354, 297],
  headRadius: 42,
  tilt: 0,
  wing: { upper: path('512,420 572,414 632,448 682,508 722,566 756,624'), lower: path('472,462 490,526 550,572 624,602 696,622 756,634') },
  tail: { base: [706, 588], direction: 0.66 },
  bill: 3.02,
  legs: [
    { hip: [594, 598], ankle: [620, 668], foot: [622, 776], width: 8 },
    { hip: [548, 596], ankle: [562, 680], foot: [534, 786], width: 9 },
  ],
  roundness: 0.8,
};
