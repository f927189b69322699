import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A flycatcher on the watch: upright and slim, flat crown peaking behind the eye, long wings over half of the tail, short legs. */
export const flycatcher: Anatomy = {
  dorsal: profile(
    '0,371,247 0.05,387,228 0.1,412,211 0.15,443,203 0.21,471,212 0.28,492,242 0.34,509,281 0.44,549,337 0.6,599,408 0.8,652,490 1,690,550',
  ),
  ventral: profile(
    '0,372,265 0.04,384,283 0.1,397,304 0.18,405,337 0.28,409,385 0.4,430,443 0.52,470,495 0.65,522,534 0.78,581,556 0.92,634,573 1,668,578',
  ),
  eye: [420, 247],
  headRadius: 62,
  tilt: 0,
  wing: {
    upper: path('470,334 506,314 544,341 585,394 626,456 664,518 698,582 727,640'),
    lower: path('457,354 460,392 485,435 527,479 578,526 633,572 684,612 727,644'),
  },
  tail: { base: [676, 558], direction: 0.93 },
  bill: 3.11,
  legs: [
    { hip: [590, 526], ankle: [598, 572], foot: [576, 614], width: 6.6 },
    { hip: [542, 504], ankle: [550, 560], foot: [528, 614], width: 7.2 },
  ],
  roundness: 0.8,
};
