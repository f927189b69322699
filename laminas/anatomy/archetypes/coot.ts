import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A coot afloat: small head on a short neck, back rounded to a tail that lies low, breast and stern curving in to the water. */
export const coot: Anatomy = {
  dorsal: profile(
    '0,303,327 0.04,307,295 0.08,329,265 0.13,368,251 0.18,406,260 0.23,430,287 0.29,439,323 0.36,473,355 0.44,560,354 0.6,676,350 0.72,770,376 0.84,852,430 1,930,534',
  ),
  ventral: profile(
    '0,305,366 0.03,321,388 0.07,340,407 0.13,350,434 0.2,332,470 0.28,314,516 0.36,336,572 0.44,396,626 0.52,476,654 0.64,606,662 0.76,736,652 0.9,862,606 1,918,560',
  ),
  eye: [356, 330],
  headRadius: 68,
  tilt: 0,
  wing: { upper: path('520,392 612,362 716,366 804,416 874,482 925,538'), lower: path('500,436 552,496 646,530 752,546 858,552 925,548') },
  tail: { base: [912, 544], direction: 0.22 },
  bill: 3.0,
  legs: [],
  roundness: 0.8,
};
