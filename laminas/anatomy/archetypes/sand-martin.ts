import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A sand martin on a twig: small head on a slim body, hardly any legs, long wings that just pass a short tail. */
export const sandMartin: Anatomy = {
  dorsal: profile(
    '0,234,248 0.05,254,217 0.1,290,197 0.15,330,197 0.21,362,221 0.28,394,263 0.34,438,302 0.44,530,359 0.6,612,432 0.8,686,510 1,748,574',
  ),
  ventral: profile(
    '0,236,261 0.04,249,281 0.1,270,312 0.18,282,360 0.28,304,424 0.4,366,489 0.52,436,540 0.65,512,582 0.78,590,605 0.92,668,611 1,730,600',
  ),
  eye: [294, 238],
  headRadius: 86,
  tilt: 0,
  wing: {
    upper: path('392,374 458,356 530,408 606,482 692,554 794,634 896,706'),
    lower: path('366,402 380,450 430,512 500,556 600,604 744,660 896,712'),
  },
  tail: { base: [730, 588], direction: 0.82 },
  bill: 3.12,
  legs: [
    { hip: [566, 590], ankle: [566, 606], foot: [558, 622], width: 9 },
    { hip: [520, 578], ankle: [517, 603], foot: [508, 622], width: 9.5 },
  ],
  roundness: 0.8,
};
