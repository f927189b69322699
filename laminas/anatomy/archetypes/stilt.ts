import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';
import { wader } from './wader.ts';

/** A stilt in shallow water: slim body nearly level, straight long legs under its middle. */
export const stilt: Anatomy = {
  ...wader,
  dorsal: profile(
    '0,399,163 0.04,412,144 0.08,447,128 0.13,496,143 0.18,522,187 0.22,532,231 0.26,547,265 0.3,566,283 0.36,595,292 0.48,657,303 0.62,724,329 0.82,795,374 1,842,409',
  ),
  ventral: profile(
    '0,401,183 0.04,424,189 0.08,441,195 0.13,451,201 0.18,462,214 0.22,472,246 0.26,476,291 0.3,493,347 0.36,547,400 0.48,627,424 0.62,696,428 0.82,778,430 1,833,434',
  ),
  wing: { upper: path('539,321 612,303 698,316 780,345 859,371 935,390'), lower: path('522,345 557,372 633,388 719,399 805,403 935,398') },
  tail: { base: [821, 418], direction: 0.36 },
  legs: [
    { hip: [660, 416], ankle: [684, 606], foot: [690, 868], width: 9 },
    { hip: [616, 416], ankle: [636, 610], foot: [616, 878], width: 9 },
  ],
};
