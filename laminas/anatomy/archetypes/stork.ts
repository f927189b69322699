import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A stork standing: heavy straight bill, the neck a short S, level body on very long legs. */
export const stork: Anatomy = {
  dorsal: profile(
    '0,393,135 0.03,405,117 0.06,439,104 0.09,483,111 0.12,520,142 0.16,536,190 0.2,538,244 0.24,531,294 0.28,532,335 0.32,556,353 0.37,584,351 0.48,653,368 0.62,746,415 0.8,842,482 1,905,544',
  ),
  ventral: profile(
    '0,399,169 0.03,423,170 0.06,441,172 0.09,456,176 0.12,465,181 0.16,475,203 0.2,477,240 0.24,467,281 0.28,448,329 0.32,440,398 0.37,485,483 0.48,583,536 0.62,686,564 0.8,798,584 1,883,592',
  ),
  eye: [436, 134],
  headRadius: 44,
  tilt: 0,
  wing: { upper: path('535,375 623,366 722,395 822,446 910,503 968,546'), lower: path('505,416 540,473 624,514 734,541 851,555 968,557') },
  tail: { base: [867, 560], direction: 0.45 },
  bill: 2.98,
  legs: [
    { hip: [697, 548], ankle: [726, 708], foot: [719, 918], width: 13 },
    { hip: [645, 546], ankle: [669, 711], foot: [637, 928], width: 14 },
  ],
  roundness: 0.8,
};
