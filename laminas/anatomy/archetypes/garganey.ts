import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A slim teal afloat: flat-crowned head, straight back, breast rounding in to the water, stern lifting from it. */
export const garganey: Anatomy = {
  dorsal: profile(
    '0,339,322 0.04,353,289 0.08,376,262 0.13,411,248 0.18,442,260 0.23,464,286 0.29,470,326 0.36,487,368 0.44,547,399 0.6,666,398 0.8,787,420 1,873,456',
  ),
  ventral: profile(
    '0,343,355 0.03,359,373 0.07,378,395 0.13,381,432 0.2,360,470 0.28,335,506 0.36,337,553 0.44,384,601 0.52,456,628 0.64,574,635 0.76,692,614 0.9,793,558 1,868,495',
  ),
  eye: [400, 298],
  headRadius: 77.5,
  tilt: 0,
  wing: { upper: path('507,426 587,406 675,409 753,426 822,448 878,465'), lower: path('492,463 548,502 631,522 720,520 798,498 878,473') },
  tail: { base: [858, 474], direction: 0.017 },
  bill: 2.982,
  legs: [],
  roundness: 0.8,
};
