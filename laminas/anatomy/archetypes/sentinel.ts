import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A grey shrike on a bush top: big flat head, deep breast, the wing short and high on the flank, a long tail in line with the back. */
export const sentinel: Anatomy = {
  dorsal: profile(
    '0,362,236 0.05,378,198 0.1,414,168 0.15,462,158 0.21,510,172 0.28,552,212 0.34,588,262 0.44,640,324 0.6,706,400 0.8,764,474 1,806,536',
  ),
  ventral: profile(
    '0,363,266 0.04,372,296 0.1,384,336 0.18,380,390 0.28,388,460 0.4,424,534 0.52,492,588 0.65,574,614 0.78,656,612 0.92,734,588 1,786,560',
  ),
  eye: [420, 238],
  headRadius: 86,
  tilt: 0,
  wing: {
    upper: path('494,372 540,338 598,346 656,396 712,458 760,520 800,574 830,620'),
    lower: path('476,398 482,444 516,496 576,540 642,572 708,596 770,612 832,624'),
  },
  tail: { base: [792, 548], direction: 0.86 },
  bill: 3.112,
  legs: [
    { hip: [628, 600], ankle: [642, 650], foot: [612, 736], width: 11 },
    { hip: [562, 596], ankle: [576, 648], foot: [544, 736], width: 12 },
  ],
  roundness: 0.8,
};
