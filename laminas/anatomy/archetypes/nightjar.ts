import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A nightjar lying along its perch: big flat head without neck, tiny bill, long wings laid along the tail. */
export const nightjar: Anatomy = {
  dorsal: profile(
    '0,290,450 0.05,304,423 0.1,338,404 0.15,386,399 0.21,442,403 0.28,502,398 0.34,554,396 0.44,638,408 0.6,740,442 0.8,836,484 1,906,516',
  ),
  ventral: profile(
    '0,291,461 0.04,302,483 0.1,333,516 0.18,385,550 0.28,440,577 0.4,512,581 0.52,592,582 0.65,674,582 0.78,764,581 0.92,852,576 1,898,566',
  ),
  eye: [354, 440],
  headRadius: 70,
  tilt: 0,
  wing: {
    upper: path('452,442 536,420 630,426 728,452 826,490 920,522 1010,544'),
    lower: path('436,482 462,520 532,546 630,558 734,562 862,562 1010,552'),
  },
  tail: { base: [884, 540], direction: 0.07 },
  bill: 3.06,
  legs: [
    { hip: [600, 572], ankle: [600, 574], foot: [592, 577], width: 5 },
    { hip: [552, 572], ankle: [550, 574], foot: [540, 577], width: 5 },
  ],
  roundness: 0.75,
};
