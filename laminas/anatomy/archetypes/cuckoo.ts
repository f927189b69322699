import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A cuckoo on a branch: level, slim and long-tailed, small-headed, the wings drooped below the tail's root. */
export const cuckoo: Anatomy = {
  dorsal: profile(
    '0,330,300 0.05,344,275 0.1,371,255 0.15,408,249 0.21,446,261 0.28,482,288 0.34,524,310 0.44,604,330 0.6,704,354 0.8,796,388 1,866,416',
  ),
  ventral: profile(
    '0,331,317 0.04,341,335 0.1,358,356 0.18,366,390 0.28,380,436 0.4,428,488 0.52,506,522 0.65,600,534 0.78,700,522 0.92,796,486 1,854,450',
  ),
  eye: [384, 296],
  headRadius: 58,
  tilt: 0,
  wing: {
    upper: path('486,342 548,324 630,346 716,384 804,424 890,460 960,492'),
    lower: path('452,384 472,422 528,454 612,474 712,488 824,498 960,500'),
  },
  tail: { base: [848, 438], direction: 0.3 },
  bill: 3.1,
  legs: [
    { hip: [596, 520], ankle: [602, 566], foot: [590, 612], width: 11 },
    { hip: [540, 520], ankle: [546, 568], foot: [528, 614], width: 12 },
  ],
  roundness: 0.8,
};
