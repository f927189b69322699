import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A pochard afloat: big round head with full cheeks on a short neck, low rounded body, tail almost touching the water. */
export const pochard: Anatomy = {
  dorsal: profile(
    '0,353,381 0.04,357,349 0.08,378,319 0.13,414,304 0.18,452,313 0.23,480,343 0.29,486,384 0.36,508,416 0.44,560,424 0.6,668,412 0.8,782,456 1,842,512',
  ),
  ventral: profile(
    '0,355,408 0.03,368,427 0.07,387,445 0.13,399,471 0.2,393,504 0.28,374,540 0.36,386,586 0.48,450,630 0.62,580,647 0.76,700,630 0.9,784,594 1,828,552',
  ),
  eye: [405, 362],
  headRadius: 64,
  tilt: 0,
  wing: { upper: path('536,440 608,424 686,434 760,464 816,502 850,530'), lower: path('522,470 578,504 652,522 724,528 790,532 850,536') },
  tail: { base: [828, 532], direction: 0.06 },
  bill: 2.99,
  legs: [],
  roundness: 0.8,
};
