import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A kinglet: a small round crown that runs without a neck into a round back, deep short body, thin legs close together. */
export const kinglet: Anatomy = {
  dorsal: profile(
    '0,352,316 0.05,364,276 0.1,397,240 0.15,444,224 0.21,498,232 0.28,546,264 0.34,586,300 0.44,640,346 0.6,700,406 0.8,748,460 1,782,502',
  ),
  ventral: profile(
    '0,353,333 0.04,355,356 0.1,364,390 0.18,364,434 0.28,361,496 0.4,390,562 0.52,464,606 0.65,546,618 0.78,624,604 0.92,704,572 1,764,536',
  ),
  eye: [410, 306],
  headRadius: 90,
  tilt: 0,
  wing: {
    upper: path('476,438 520,412 572,408 622,420 678,452 728,482 770,516 804,548'),
    lower: path('452,464 452,492 494,524 560,550 628,564 692,570 748,568 804,560'),
  },
  tail: { base: [768, 516], direction: 0.72 },
  bill: 3.11,
  legs: [
    { hip: [572, 588], ankle: [596, 632], foot: [556, 696], width: 10 },
    { hip: [528, 588], ankle: [552, 634], foot: [510, 698], width: 11 },
  ],
  roundness: 0.82,
};
