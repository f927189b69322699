import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A slim warbler on a twig: low crown, nape set off from a gently arched back, belly low between bent legs. */
export const warbler: Anatomy = {
  dorsal: profile(
    '0,343,309 0.05,357,270 0.1,392,238 0.15,440,228 0.21,490,236 0.28,529,261 0.34,563,290 0.44,628,310 0.6,704,340 0.8,788,393 1,840,438',
  ),
  ventral: profile(
    '0,344,328 0.04,352,353 0.1,368,386 0.18,390,424 0.28,416,470 0.4,468,518 0.52,539,547 0.65,613,550 0.78,691,527 0.92,773,493 1,823,468',
  ),
  eye: [396, 303],
  headRadius: 82,
  tilt: 0,
  wing: {
    upper: path('466,378 508,346 561,334 626,342 699,365 767,398 819,429 860,452'),
    lower: path('456,402 470,432 512,458 574,475 643,478 723,473 797,464 860,459'),
  },
  tail: { base: [822, 448], direction: 0.5 },
  bill: 3.11,
  legs: [
    { hip: [592, 524], ankle: [624, 574], foot: [576, 644], width: 10.2 },
    { hip: [526, 520], ankle: [556, 574], foot: [506, 644], width: 11 },
  ],
  roundness: 0.8,
};
