import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A slim owl drawn up tall against a trunk, hardly wider than its head, face towards us. */
export const standingOwl: Anatomy = {
  dorsal: profile(
    '0,612,154 0.04,662,162 0.1,714,190 0.17,740,246 0.24,738,304 0.3,734,348 0.37,744,402 0.5,754,500 0.65,746,610 0.8,722,708 0.92,696,776 1,678,806',
  ),
  ventral: profile(
    '0,588,154 0.04,538,162 0.1,486,190 0.17,460,246 0.24,462,304 0.3,460,350 0.37,446,408 0.5,438,500 0.65,450,610 0.8,482,706 0.92,544,772 1,612,806',
  ),
  eye: [545, 268],
  headRadius: 95,
  tilt: 0,
  wing: {
    upper: path('690,384 738,424 754,500 750,604 738,702 720,782 700,846'),
    lower: path('656,398 642,466 644,560 654,650 666,738 670,800 674,850'),
  },
  tail: { base: [640, 780], direction: 1.5 },
  bill: 1.57,
  legs: [
    { hip: [622, 720], ankle: [622, 770], foot: [624, 836], width: 18 },
    { hip: [542, 716], ankle: [544, 770], foot: [546, 830], width: 18 },
  ],
  roundness: 0.72,
  frontal: true,
};
