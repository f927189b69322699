import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A slim egret on the look-out: the thin neck kinked, the body small and sloping. */
export const egret: Anatomy = {
  dorsal: profile(
    '0,351,108 0.03,372,96 0.06,403,90 0.09,436,94 0.115,467,113 0.145,486,149 0.18,488,196 0.215,474,243 0.25,454,286 0.28,441,323 0.31,445,358 0.345,479,382 0.385,524,393 0.48,599,412 0.62,680,457 0.8,762,512 1,823,564',
  ),
  ventral: profile(
    '0,353,126 0.03,376,131 0.06,401,135 0.09,424,137 0.115,440,142 0.145,454,158 0.18,457,192 0.215,446,233 0.25,426,274 0.28,407,317 0.31,400,371 0.345,414,436 0.385,464,494 0.48,546,535 0.62,636,562 0.8,732,584 1,808,598',
  ),
  eye: [390, 109],
  headRadius: 40,
  tilt: 0,
  wing: { upper: path('500,414 570,412 650,446 730,496 800,552 845,594'), lower: path('478,446 510,498 580,542 670,574 760,596 845,602') },
  tail: { base: [798, 574], direction: 0.52 },
  bill: 3.06,
  legs: [
    { hip: [640, 548], ankle: [676, 692], foot: [686, 862], width: 11 },
    { hip: [600, 542], ankle: [628, 694], foot: [584, 870], width: 12 },
  ],
  roundness: 0.8,
};
