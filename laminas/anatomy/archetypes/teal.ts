import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A teal afloat: round head on a short neck, breast rounding in to the water, stern tapering up from it, tail short and level. */
export const teal: Anatomy = {
  dorsal: profile(
    '0,352,349 0.04,357,316 0.08,376,286 0.13,411,266 0.18,448,270 0.23,474,297 0.29,476,335 0.36,495,366 0.44,555,383 0.6,657,381 0.8,770,403 1,842,424',
  ),
  ventral: profile(
    '0,354,376 0.03,369,393 0.07,387,409 0.13,392,436 0.2,380,467 0.28,365,496 0.36,365,538 0.44,406,579 0.52,471,607 0.64,579,620 0.76,684,604 0.9,786,550 1,846,472',
  ),
  eye: [397, 325],
  headRadius: 70.1,
  tilt: 0,
  wing: { upper: path('517,415 588,392 670,393 739,408 794,422 833,430'), lower: path('502,447 557,482 634,499 708,493 773,466 833,437') },
  tail: { base: [826, 443], direction: -0.214 },
  bill: 3.02,
  legs: [],
  roundness: 0.8,
};
