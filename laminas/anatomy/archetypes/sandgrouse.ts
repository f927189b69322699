import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A sandgrouse: long low body on very short feathered legs, small dove-like head, pointed wings. */
export const sandgrouse: Anatomy = {
  dorsal: profile(
    '0,362,254 0.05,372,229 0.1,398,208 0.15,430,204 0.2,458,218 0.27,490,260 0.34,538,302 0.44,622,336 0.6,730,380 0.8,830,430 1,904,472',
  ),
  ventral: profile(
    '0,363,272 0.04,372,291 0.1,380,320 0.18,374,368 0.26,378,428 0.36,408,496 0.48,472,548 0.62,564,580 0.76,672,580 0.9,800,540 1,888,502',
  ),
  eye: [404, 248],
  headRadius: 54,
  tilt: 0,
  wing: {
    upper: path('494,364 566,340 650,362 744,412 838,462 922,504 990,534'),
    lower: path('462,404 478,462 540,514 634,542 744,546 862,540 990,541'),
  },
  tail: { base: [884, 486], direction: 0.48 },
  bill: 3.1,
  legs: [
    { hip: [604, 568], ankle: [610, 602], foot: [594, 640], width: 15 },
    { hip: [546, 570], ankle: [550, 604], foot: [528, 642], width: 16 },
  ],
  roundness: 0.8,
};
