import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A sparrow-sized woodpecker on a trunk: small round head in line with the back, flat belly close to the bark, tail propped on it. */
export const lesserWoodpecker: Anatomy = {
  dorsal: profile(
    '0,540,206 0.05,554,178 0.1,582,152 0.15,622,148 0.21,662,172 0.28,682,216 0.34,692,262 0.44,700,336 0.6,682,432 0.8,632,532 1,576,604',
  ),
  ventral: profile(
    '0,542,234 0.04,550,256 0.1,552,280 0.18,540,316 0.28,522,368 0.4,509,428 0.52,505,482 0.65,507,534 0.78,514,578 0.92,525,608 1,538,626',
  ),
  eye: [590, 202],
  headRadius: 73,
  tilt: 0,
  wing: {
    upper: path('626,296 664,302 690,354 672,434 628,528 590,598 548,656'),
    lower: path('576,322 556,378 548,440 546,512 544,566 546,612 544,658'),
  },
  tail: { base: [558, 606], direction: 2.02 },
  bill: 3.122,
  legs: [
    { hip: [556, 430], ankle: [504, 438], foot: [480, 392], width: 12 },
    { hip: [560, 504], ankle: [502, 528], foot: [470, 476], width: 13 },
  ],
  roundness: 0.8,
};
