import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A cormorant perched upright: long kinked neck, long body, wedge of a tail hanging behind. */
export const cormorant: Anatomy = {
  dorsal: profile(
    '0,382,150 0.03,394,132 0.06,418,118 0.1,450,118 0.14,474,136 0.19,478,178 0.25,462,236 0.31,466,294 0.38,514,342 0.5,592,392 0.65,656,472 0.82,702,560 1,732,640',
  ),
  ventral: profile(
    '0,384,170 0.03,402,182 0.07,424,190 0.11,434,216 0.16,424,256 0.22,412,306 0.29,408,362 0.37,420,442 0.48,468,530 0.6,534,600 0.74,604,640 0.88,666,662 1,706,664',
  ),
  eye: [418, 150],
  headRadius: 40,
  tilt: 0,
  wing: { upper: path('522,366 584,398 644,470 692,552 722,622 746,690'), lower: path('494,400 500,470 546,540 610,592 670,640 746,697') },
  tail: { base: [716, 650], direction: 1.0 },
  bill: 3.06,
  legs: [
    { hip: [628, 626], ankle: [640, 672], foot: [622, 716], width: 18 },
    { hip: [578, 618], ankle: [590, 668], foot: [562, 722], width: 19 },
  ],
  roundness: 0.8,
};
