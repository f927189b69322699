import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A pipit of mountain meadows: a small sloping head on a neck of its own, a rounded breast, a sturdy trunk above strong legs, a tail of middling length. */
export const slimPipit: Anatomy = {
  dorsal: profile(
    '0,220,247 0.05,243,217 0.1,278,195 0.15,319,187 0.21,357,199 0.28,388,238 0.34,428,288 0.44,517,334 0.6,630,386 0.8,736,452 1,814,506',
  ),
  ventral: profile(
    '0,222,267 0.04,239,290 0.1,264,321 0.18,282,364 0.28,284,424 0.4,326,498 0.52,412,560 0.65,516,593 0.78,624,591 0.92,732,570 1,806,544',
  ),
  eye: [282, 244],
  headRadius: 76,
  tilt: 0,
  wing: {
    upper: path('374,359 450,340 537,354 643,401 741,457 824,507 887,545'),
    lower: path('356,396 385,450 459,500 564,530 676,542 790,544 888,550'),
  },
  tail: { base: [800, 522], direction: 0.5 },
  bill: 3.116,
  legs: [
    { hip: [556, 550], ankle: [580, 602], foot: [552, 700], width: 11.6 },
    { hip: [500, 546], ankle: [522, 602], foot: [462, 700], width: 12.8 },
  ],
  roundness: 0.8,
};
