import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A quail: a plump egg laid along the ground, the small head sunk in it without a neck, next to no tail. */
export const quail: Anatomy = {
  dorsal: profile(
    '0,330,338 0.05,336,312 0.1,358,290 0.15,392,280 0.2,428,286 0.27,468,298 0.34,512,304 0.44,580,312 0.6,680,338 0.8,766,386 1,806,450',
  ),
  ventral: profile(
    '0,332,354 0.04,342,372 0.1,352,394 0.18,352,430 0.26,364,484 0.36,406,540 0.48,482,582 0.62,574,596 0.76,668,594 0.9,762,562 1,798,524',
  ),
  eye: [374, 328],
  headRadius: 50,
  tilt: 0,
  wing: { upper: path('476,366 540,330 624,342 702,380 764,432 806,482'), lower: path('444,400 466,456 532,496 618,512 722,510 808,492') },
  tail: { base: [782, 484], direction: 1.08 },
  bill: 3.18,
  legs: [
    { hip: [606, 572], ankle: [622, 616], foot: [604, 676], width: 11.5 },
    { hip: [548, 576], ankle: [562, 620], foot: [524, 682], width: 12.5 },
  ],
  roundness: 0.8,
};
