import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A nightingale: round head on a short neck, slim body at ease, wing tips on the root of a long tail, long slim legs. */
export const nightingale: Anatomy = {
  dorsal: profile(
    '0,370,249 0.05,381,224 0.1,405,203 0.15,438,194 0.21,471,205 0.28,496,235 0.34,521,273 0.44,582,318 0.6,660,366 0.8,735,420 1,786,462',
  ),
  ventral: profile(
    '0,371,268 0.04,379,290 0.1,391,315 0.18,401,350 0.28,408,392 0.4,434,438 0.52,487,476 0.65,556,498 0.78,632,504 0.92,709,496 1,766,485',
  ),
  eye: [420, 249],
  headRadius: 66,
  tilt: 0,
  wing: {
    upper: path('472,338 515,318 566,322 622,347 684,387 742,428 790,464 830,497'),
    lower: path('457,360 466,394 500,425 552,448 614,465 686,479 760,491 829,502'),
  },
  tail: { base: [774, 474], direction: 0.56 },
  bill: 3.11,
  legs: [
    { hip: [574, 474], ankle: [596, 526], foot: [566, 628], width: 8 },
    { hip: [512, 460], ankle: [534, 520], foot: [496, 628], width: 8.8 },
  ],
  roundness: 0.8,
};
