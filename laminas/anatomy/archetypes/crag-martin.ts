import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A martin on a ledge: lies low on tiny legs, flat broad head without neck, long wings whose tips pass a square tail. */
export const cragMartin: Anatomy = {
  dorsal: profile(
    '0,256,352 0.05,268,326 0.1,302,306 0.15,345,299 0.21,388,314 0.28,424,332 0.34,468,342 0.44,540,356 0.6,626,384 0.8,702,418 1,762,448',
  ),
  ventral: profile(
    '0,257,366 0.04,268,386 0.1,288,412 0.18,302,450 0.28,330,488 0.4,392,518 0.52,466,532 0.65,550,530 0.78,630,518 0.92,708,494 1,750,476',
  ),
  eye: [314, 346],
  headRadius: 58,
  tilt: 0,
  wing: {
    upper: path('420,372 472,350 542,366 622,396 712,436 812,484 934,540'),
    lower: path('398,404 412,440 460,468 530,488 620,506 750,528 934,547'),
  },
  tail: { base: [736, 464], direction: 0.34 },
  bill: 3.12,
  legs: [
    { hip: [516, 506], ankle: [518, 524], foot: [512, 539], width: 9 },
    { hip: [466, 504], ankle: [464, 523], foot: [458, 539], width: 9.5 },
  ],
  roundness: 0.8,
};
