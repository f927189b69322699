import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A tiny dumpy warbler of grass: round head drawn into round shoulders, the body cut short behind, a stub of a tail. */
export const grassWarbler: Anatomy = {
  dorsal: profile(
    '0,333,303 0.05,349,274 0.1,377,249 0.15,414,238 0.21,450,249 0.28,477,279 0.34,501,316 0.44,570,350 0.6,643,395 0.8,707,445 1,749,484',
  ),
  ventral: profile(
    '0,334,322 0.04,344,345 0.1,361,373 0.18,371,410 0.28,378,458 0.4,406,516 0.52,467,560 0.65,540,575 0.78,615,562 0.92,687,533 1,733,509',
  ),
  eye: [388, 300],
  headRadius: 71,
  tilt: 0.02,
  wing: {
    upper: path('438,379 480,351 527,342 580,354 635,386 685,428 724,467 755,499'),
    lower: path('422,404 429,440 457,472 505,492 561,500 631,500 699,500 753,504'),
  },
  tail: { base: [740, 496], direction: 0.6 },
  bill: 3.13,
  legs: [
    { hip: [556, 544], ankle: [587, 601], foot: [542, 671], width: 9.185 },
    { hip: [493, 535], ankle: [523, 592], foot: [475, 671], width: 10.03 },
  ],
  roundness: 0.8,
};
