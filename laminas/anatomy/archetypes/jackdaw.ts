import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A jackdaw standing: short, compact, round-headed and short-necked, chest up. */
export const jackdaw: Anatomy = {
  dorsal: profile(
    '0,340,262 0.05,354,232 0.1,384,206 0.15,424,194 0.21,470,206 0.28,510,246 0.34,552,288 0.44,618,330 0.6,704,382 0.8,782,434 1,836,474',
  ),
  ventral: profile(
    '0,342,290 0.04,356,314 0.1,368,348 0.18,368,398 0.28,382,452 0.4,428,516 0.52,504,560 0.65,596,574 0.78,684,558 0.92,770,522 1,820,500',
  ),
  eye: [398, 262],
  headRadius: 68,
  tilt: 0,
  wing: {
    upper: path('474,386 528,354 600,362 684,404 766,450 842,496 906,536 958,568'),
    lower: path('458,412 470,462 520,508 604,536 700,548 796,556 884,564 962,571'),
  },
  tail: { base: [826, 488], direction: 0.55 },
  bill: 3.1,
  legs: [
    { hip: [616, 552], ankle: [628, 632], foot: [612, 724], width: 13 },
    { hip: [556, 560], ankle: [574, 632], foot: [528, 726], width: 14 },
  ],
  roundness: 0.8,
};
