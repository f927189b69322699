import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A round songbird at rest on a branch, body at 45°: a broad head sunk between the shoulders. */
export const songbird: Anatomy = {
  dorsal: profile(
    '0,338,280 0.05,354,236 0.1,394,200 0.15,446,186 0.21,500,202 0.28,548,246 0.34,586,292 0.44,646,352 0.6,708,434 0.8,754,508 1,786,562',
  ),
  ventral: profile(
    '0,340,303 0.04,350,332 0.1,361,370 0.18,357,426 0.28,366,498 0.4,404,574 0.52,468,636 0.65,552,668 0.78,636,662 0.92,722,624 1,770,594',
  ),
  eye: [404, 268],
  headRadius: 98,
  tilt: 0,
  wing: {
    upper: path('458,410 506,378 566,378 628,410 692,468 748,530 794,584 830,632'),
    lower: path('442,442 452,490 494,540 560,580 632,606 710,624 776,634 832,639'),
  },
  tail: { base: [772, 580], direction: 0.82 },
  bill: 3.112,
  legs: [
    { hip: [600, 626], ankle: [612, 678], foot: [574, 764], width: 11.5 },
    { hip: [534, 620], ankle: [548, 676], foot: [508, 764], width: 12.5 },
  ],
  roundness: 0.8,
};
