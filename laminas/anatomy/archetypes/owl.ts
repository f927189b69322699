import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** An owl upright on its perch, body turned a little to the left, face towards us. */
export const owl: Anatomy = {
  dorsal: profile(
    '0,612,154 0.04,664,162 0.1,722,190 0.17,752,248 0.24,750,308 0.3,754,352 0.37,784,408 0.5,806,500 0.65,800,600 0.8,776,690 0.92,744,756 1,722,792',
  ),
  ventral: profile(
    '0,588,154 0.04,534,162 0.1,474,190 0.17,446,248 0.24,446,308 0.3,432,352 0.37,400,410 0.5,384,500 0.65,398,600 0.8,446,690 0.92,530,760 1,640,800',
  ),
  eye: [545, 268],
  headRadius: 95,
  tilt: 0,
  wing: {
    upper: path('716,376 778,420 806,500 802,596 782,690 757,764 732,820'),
    lower: path('668,392 652,462 656,556 670,646 688,726 700,782 704,826'),
  },
  tail: { base: [668, 766], direction: 1.48 },
  bill: 1.57,
  legs: [
    { hip: [640, 700], ankle: [642, 740], foot: [644, 806], width: 20 },
    { hip: [540, 700], ankle: [544, 740], foot: [548, 800], width: 20 },
  ],
  roundness: 0.72,
  frontal: true,
};
