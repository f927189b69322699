import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A nuthatch coming down a trunk head first: belly along the bark, wedge of a head lifted from it without a neck. */
export const nuthatch: Anatomy = {
  dorsal: profile(
    '0,381,638 0.05,362,590 0.1,364,538 0.15,388,494 0.21,414,462 0.28,428,429 0.34,439,397 0.44,462,346 0.6,502,278 0.8,554,212 1,588,170',
  ),
  ventral: profile(
    '0,407,664 0.04,430,669 0.1,470,666 0.18,522,648 0.28,586,602 0.4,630,532 0.52,648,457 0.65,652,390 0.78,652,322 0.92,645,246 1,630,190',
  ),
  eye: [432, 585],
  headRadius: 96,
  tilt: -0.7,
  wing: {
    upper: path('518,484 492,454 474,430 477,387 504,322 542,256 578,200 604,146'),
    lower: path('568,494 578,476 588,450 597,415 604,355 607,295 609,230 611,150'),
  },
  tail: { base: [606, 200], direction: -1.26 },
  bill: 2.4,
  legs: [
    { hip: [618, 396], ankle: [668, 375], foot: [684, 328], width: 11 },
    { hip: [614, 430], ankle: [667, 447], foot: [686, 492], width: 12 },
  ],
  roundness: 0.8,
  inverted: true,
};
