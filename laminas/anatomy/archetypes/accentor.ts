import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A hopper of thickets and rocks: small low head on a short neck, stout round trunk carried almost level on short legs. */
export const accentor: Anatomy = {
  dorsal: profile(
    '0,322,284 0.05,338,259 0.1,368,241 0.15,406,234 0.21,443,243 0.28,475,270 0.34,510,297 0.44,582,324 0.6,682,362 0.8,768,414 1,828,456',
  ),
  ventral: profile(
    '0,323,302 0.04,338,321 0.1,360,346 0.18,371,388 0.28,378,450 0.4,420,516 0.52,496,556 0.65,588,568 0.78,678,553 0.92,762,520 1,816,494',
  ),
  eye: [374, 277],
  headRadius: 66,
  tilt: 0,
  wing: {
    upper: path('466,372 524,338 598,340 680,376 756,422 822,464 872,496'),
    lower: path('450,406 468,447 526,486 612,506 700,510 792,502 872,498'),
  },
  tail: { base: [806, 473], direction: 0.48 },
  bill: 3.11,
  legs: [
    { hip: [612, 556], ankle: [626, 602], foot: [600, 672], width: 10 },
    { hip: [556, 562], ankle: [568, 606], foot: [530, 674], width: 11 },
  ],
  roundness: 0.8,
};
