import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A climber that leans back from the trunk, held by its feet and propped on its tail. */
export const woodpecker: Anatomy = {
  dorsal: profile(
    '0,512,192 0.05,530,162 0.1,562,142 0.15,602,138 0.21,640,156 0.28,652,204 0.34,658,256 0.44,676,336 0.6,668,446 0.8,630,562 1,588,646',
  ),
  ventral: profile(
    '0,514,216 0.04,530,236 0.1,546,262 0.18,526,312 0.28,504,380 0.4,488,450 0.52,486,512 0.65,496,572 0.78,510,622 0.92,526,656 1,544,674',
  ),
  eye: [566, 186],
  headRadius: 76,
  tilt: 0,
  wing: {
    upper: path('606,290 640,296 664,352 650,446 618,556 590,640 556,708'),
    lower: path('560,318 538,380 530,450 532,530 540,604 552,662 553,710'),
  },
  tail: { base: [570, 650], direction: 2.06 },
  bill: 3.122,
  legs: [
    { hip: [548, 556], ankle: [496, 580], foot: [474, 524], width: 12 },
    { hip: [548, 462], ankle: [490, 486], foot: [468, 428], width: 12 },
  ],
  roundness: 0.8,
};
