import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A redstart or wheatear at ease: the nape runs into the mantle without a notch, the wing lies along the back and ends on the tail, flank and belly show below it. */
export const redstart: Anatomy = {
  dorsal: profile(
    '0,354,250 0.05,376,210 0.1,412,180 0.15,458,168 0.21,506,182 0.28,540,221 0.34,573,268 0.44,644,324 0.6,712,390 0.8,778,458 1,830,512',
  ),
  ventral: profile(
    '0,356,272 0.04,370,302 0.1,384,338 0.18,390,384 0.28,386,448 0.4,430,518 0.52,496,564 0.65,576,590 0.78,660,594 0.92,742,574 1,804,548',
  ),
  eye: [420, 246],
  headRadius: 82,
  tilt: 0,
  wing: {
    upper: path('486,366 532,336 590,344 648,386 708,442 764,498 812,546 852,586'),
    lower: path('470,400 480,452 520,500 584,536 656,562 732,580 800,588 852,592'),
  },
  tail: { base: [808, 530], direction: 0.79 },
  bill: 3.112,
  legs: [
    { hip: [628, 576], ankle: [650, 636], foot: [610, 762], width: 8.5 },
    { hip: [566, 570], ankle: [578, 634], foot: [544, 762], width: 9.5 },
  ],
  roundness: 0.8,
};
