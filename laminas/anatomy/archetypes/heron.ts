import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A large heron standing: dagger bill, the neck in an S that hangs before the breast, body sloping. */
export const heron: Anatomy = {
  dorsal: profile(
    '0,361,97 0.03,383,85 0.06,416,80 0.09,454,84 0.12,492,109 0.155,513,153 0.19,514,205 0.225,500,252 0.26,484,297 0.295,475,337 0.33,494,372 0.38,536,381 0.48,612,392 0.63,706,436 0.81,786,498 1,847,552',
  ),
  ventral: profile(
    '0,363,119 0.03,386,125 0.06,412,129 0.09,438,133 0.12,459,141 0.155,474,163 0.19,475,199 0.225,463,239 0.26,443,283 0.295,423,334 0.33,420,409 0.38,466,488 0.48,554,533 0.63,654,562 0.81,752,581 1,831,593',
  ),
  eye: [402, 100],
  headRadius: 44,
  tilt: 0,
  wing: { upper: path('512,398 585,394 670,426 750,480 820,540 868,584'), lower: path('488,436 520,492 590,536 690,568 780,588 868,592') },
  tail: { base: [818, 566], direction: 0.55 },
  bill: 3.06,
  legs: [
    { hip: [664, 545], ankle: [704, 684], foot: [712, 866], width: 13 },
    { hip: [618, 540], ankle: [646, 684], foot: [596, 876], width: 14 },
  ],
  roundness: 0.8,
};
