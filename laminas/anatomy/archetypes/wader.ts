import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A stilt or an avocet in shallow water: slim neck, small round head, legs like stilts, body level. */
export const wader: Anatomy = {
  dorsal: profile(
    '0,399,163 0.04,412,144 0.08,447,128 0.13,496,143 0.18,522,187 0.22,532,231 0.26,547,265 0.3,570,284 0.36,600,295 0.48,661,311 0.62,725,343 0.82,792,394 1,836,433',
  ),
  ventral: profile(
    '0,401,183 0.04,424,189 0.08,441,195 0.13,451,201 0.18,462,214 0.22,472,246 0.26,476,291 0.3,493,347 0.36,545,399 0.48,621,429 0.62,689,439 0.82,770,448 1,825,457',
  ),
  eye: [438, 162],
  headRadius: 44,
  tilt: 0,
  wing: { upper: path('540,320 616,308 700,328 780,364 856,396 930,422'), lower: path('522,344 556,372 630,394 714,412 800,424 930,430') },
  tail: { base: [814, 440], direction: 0.46 },
  bill: 3.06,
  legs: [
    { hip: [660, 430], ankle: [704, 606], foot: [692, 868], width: 9 },
    { hip: [618, 430], ankle: [654, 610], foot: [610, 878], width: 9 },
  ],
  roundness: 0.8,
};
