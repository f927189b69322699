import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A rail walking: deep narrow body, long legs and toes, short tail cocked. */
export const gallinule: Anatomy = {
  dorsal: profile(
    '0,358,236 0.04,366,208 0.08,386,186 0.13,418,180 0.18,446,196 0.24,464,240 0.31,490,296 0.4,550,334 0.6,690,356 0.8,800,372 1,872,376',
  ),
  ventral: profile(
    '0,360,258 0.03,372,272 0.07,386,294 0.13,392,330 0.2,392,378 0.29,404,432 0.4,448,482 0.52,530,516 0.66,640,520 0.8,744,494 0.92,820,446 1,864,408',
  ),
  eye: [402, 228],
  headRadius: 48,
  tilt: 0,
  wing: { upper: path('512,352 590,344 690,358 780,376 850,386 900,390'), lower: path('494,388 524,436 590,464 690,456 790,424 900,396') },
  tail: { base: [858, 392], direction: -0.25 },
  bill: 2.98,
  legs: [
    { hip: [646, 500], ankle: [690, 604], foot: [730, 750], width: 14 },
    { hip: [580, 500], ankle: [606, 610], foot: [552, 764], width: 15 },
  ],
  roundness: 0.8,
};
