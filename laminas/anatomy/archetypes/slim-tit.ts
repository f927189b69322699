import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A small tit on a twig: round head of less than half the trunk, its nape softly set off, full mantle, legs under the belly close together. */
export const slimTit: Anatomy = {
  dorsal: profile(
    '0,338,292 0.05,353,250 0.1,390,215 0.15,440,202 0.21,490,216 0.28,527,253 0.34,562,292 0.44,630,330 0.6,714,386 0.8,778,450 1,820,500',
  ),
  ventral: profile(
    '0,339,313 0.04,345,338 0.1,360,374 0.18,370,418 0.28,375,484 0.4,406,554 0.52,476,604 0.65,562,620 0.78,644,610 0.92,732,576 1,800,540',
  ),
  eye: [396, 286],
  headRadius: 86,
  tilt: 0,
  wing: {
    upper: path('484,426 530,394 584,388 634,394 698,436 754,478 802,516 836,550'),
    lower: path('462,456 458,484 500,518 568,546 638,562 708,570 770,570 836,562'),
  },
  tail: { base: [806, 517], direction: 0.7 },
  bill: 3.11,
  legs: [
    { hip: [590, 588], ankle: [616, 634], foot: [572, 702], width: 11 },
    { hip: [544, 588], ankle: [568, 636], foot: [524, 704], width: 12 },
  ],
  roundness: 0.8,
};
