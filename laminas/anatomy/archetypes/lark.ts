import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A lark on the ground: a round head set off by the nape, a full breast, the back arched over a short trunk. */
export const lark: Anatomy = {
  dorsal: profile(
    '0,338,268 0.05,351,241 0.1,382,216 0.15,422,206 0.21,462,218 0.28,488,256 0.34,522,294 0.44,596,317 0.6,684,351 0.8,764,401 1,822,446',
  ),
  ventral: profile(
    '0,339,290 0.04,350,314 0.1,371,341 0.18,380,384 0.28,385,448 0.4,426,514 0.52,498,554 0.65,588,566 0.78,676,551 0.92,758,516 1,812,486',
  ),
  eye: [392, 262],
  headRadius: 74,
  tilt: 0,
  wing: {
    upper: path('468,366 528,333 600,335 680,371 756,416 822,458 872,490'),
    lower: path('452,400 470,441 528,480 612,500 700,504 792,496 872,492'),
  },
  tail: { base: [800, 464], direction: 0.46 },
  bill: 3.11,
  legs: [
    { hip: [616, 558], ankle: [628, 604], foot: [604, 676], width: 10 },
    { hip: [564, 564], ankle: [574, 608], foot: [538, 678], width: 11 },
  ],
  roundness: 0.8,
};
