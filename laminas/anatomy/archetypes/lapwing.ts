import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A lapwing: small head with a steep forehead on a short neck, full breast, body sloping to broad wings folded over the tail, moderate legs. */
export const lapwing: Anatomy = {
  dorsal: profile(
    '0,352,234 0.04,358,208 0.09,379,187 0.14,408,182 0.19,432,195 0.25,451,228 0.32,482,264 0.42,556,292 0.55,646,321 0.7,724,360 0.86,790,405 1,832,440',
  ),
  ventral: profile(
    '0,352,250 0.04,364,259 0.09,381,268 0.14,391,284 0.19,393,312 0.25,396,358 0.32,420,420 0.42,490,472 0.55,582,498 0.7,678,502 0.86,766,490 1,832,468',
  ),
  eye: [381, 220],
  headRadius: 39,
  tilt: 0,
  wing: { upper: path('504,312 570,300 652,324 732,368 812,418 910,474'), lower: path('468,340 494,392 570,430 670,450 782,460 910,484') },
  tail: { base: [812, 452], direction: 0.36 },
  bill: 3.1,
  legs: [
    { hip: [642, 490], ankle: [670, 544], foot: [664, 652], width: 7.2 },
    { hip: [600, 492], ankle: [624, 552], foot: [588, 658], width: 7.6 },
  ],
  roundness: 0.8,
};
