import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A swift or martin on the wing: slim level body, no legs to be seen. */
export const swift: Anatomy = {
  dorsal: profile(
    '0,402,424 0.05,412,400 0.1,436,384 0.15,468,378 0.21,504,382 0.28,544,388 0.34,580,392 0.44,636,400 0.6,710,416 0.8,776,436 1,826,454',
  ),
  ventral: profile(
    '0,403,440 0.04,412,458 0.1,430,474 0.18,466,490 0.28,522,502 0.4,584,506 0.52,640,504 0.65,692,498 0.78,742,490 0.92,790,480 1,820,472',
  ),
  eye: [448, 424],
  headRadius: 50,
  tilt: 0,
  tail: { base: [806, 464], direction: 0.22 },
  bill: 3.2,
  legs: [],
  roundness: 0.8,
};
