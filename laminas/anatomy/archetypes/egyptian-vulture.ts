import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** An Egyptian vulture on its rock: small bare face, shaggy nape on a short neck, oblique slender body with a full breast, long wedge of a tail. */
export const egyptianVulture: Anatomy = {
  dorsal: profile(
    '0,300,214 0.03,314,194 0.06,338,178 0.1,370,174 0.14,398,188 0.19,418,222 0.25,446,258 0.31,492,276 0.4,560,300 0.52,626,354 0.66,680,430 0.84,716,516 1,728,580',
  ),
  ventral: profile(
    '0,303,246 0.03,318,258 0.06,338,268 0.1,354,284 0.14,358,310 0.19,352,340 0.25,344,378 0.31,344,424 0.4,364,492 0.52,412,556 0.66,490,602 0.84,600,622 1,692,612',
  ),
  eye: [344, 216],
  headRadius: 46,
  tilt: 0,
  wing: {
    upper: path('450,322 508,294 574,312 640,366 688,440 722,520 756,610 786,700'),
    lower: path('398,372 402,436 436,500 490,560 556,612 630,654 706,690 786,708'),
  },
  tail: { base: [708, 584], direction: 0.98 },
  bill: 2.98,
  legs: [
    { hip: [572, 570], ankle: [578, 650], foot: [556, 716], width: 17 },
    { hip: [494, 560], ankle: [498, 648], foot: [466, 716], width: 18 },
  ],
  roundness: 0.8,
};
