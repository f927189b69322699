import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A kite on a branch: long and slender, small flat head, wings that reach far back over a long tail, short legs. */
export const kite: Anatomy = {
  dorsal: profile(
    '0,366,196 0.05,380,170 0.1,408,152 0.15,446,146 0.21,482,160 0.28,514,196 0.34,544,242 0.44,594,306 0.6,652,396 0.8,698,488 1,726,552',
  ),
  ventral: profile(
    '0,368,230 0.04,380,248 0.1,386,274 0.18,372,322 0.28,360,388 0.4,368,460 0.52,402,526 0.65,462,574 0.78,540,600 0.92,622,604 1,686,588',
  ),
  eye: [414, 204],
  headRadius: 64,
  tilt: 0,
  wing: {
    upper: path('452,296 506,280 560,316 618,396 664,480 708,568 752,666 784,756'),
    lower: path('418,336 424,400 456,468 508,536 572,598 640,658 714,716 784,764'),
  },
  tail: { base: [702, 558], direction: 1.12 },
  bill: 3.03,
  legs: [
    { hip: [530, 556], ankle: [514, 640], foot: [504, 692], width: 15.5 },
    { hip: [470, 552], ankle: [450, 640], foot: [434, 692], width: 16.5 },
  ],
  roundness: 0.8,
};
