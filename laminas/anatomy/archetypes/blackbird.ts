import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A blackbird on the lawn: flat crown, a neck drawn in below the nape, round breast, level trunk, the long tail in line with the back. */
export const blackbird: Anatomy = {
  dorsal: profile(
    '0,309,242 0.05,326,210 0.1,356,184 0.15,402,168 0.21,449,180 0.28,485,219 0.34,522,261 0.44,592,306 0.6,690,367 0.8,773,426 1,838,474',
  ),
  ventral: profile(
    '0,310,269 0.04,322,296 0.1,338,332 0.18,338,377 0.28,333,436 0.4,370,505 0.52,450,557 0.65,552,583 0.78,652,576 0.92,754,541 1,832,511',
  ),
  eye: [366, 241],
  headRadius: 87,
  tilt: 0,
  wing: {
    upper: path('451,369 498,340 555,338 625,360 707,400 788,441 857,481 913,514'),
    lower: path('434,400 447,445 493,489 567,520 654,537 746,541 832,532 913,520'),
  },
  tail: { base: [815, 490], direction: 0.44 },
  bill: 3.115,
  legs: [
    { hip: [598, 551], ankle: [619, 605], foot: [588, 727], width: 11.3 },
    { hip: [538, 545], ankle: [558, 602], foot: [510, 727], width: 12.4 },
  ],
  roundness: 0.8,
};
