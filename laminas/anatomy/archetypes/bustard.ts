import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A great bustard standing tall: long flat head, long thick neck held straight up, deep level body, tail carried on level. */
export const bustard: Anatomy = {
  dorsal: profile(
    '0,346,106 0.03,360,91 0.06,386,81 0.09,420,77 0.12,450,88 0.16,463,120 0.2,470,172 0.24,477,226 0.28,496,280 0.33,542,316 0.42,624,324 0.55,712,330 0.7,792,350 0.86,854,376 1,906,396',
  ),
  ventral: profile(
    '0,348,127 0.03,364,137 0.06,382,144 0.09,394,155 0.12,398,176 0.16,396,214 0.2,391,258 0.24,380,306 0.28,374,364 0.33,391,440 0.42,462,528 0.55,588,578 0.7,724,572 0.86,830,526 1,892,480',
  ),
  eye: [390, 107],
  headRadius: 38,
  tilt: 0,
  wing: { upper: path('514,362 598,338 706,346 800,370 880,402 944,438'), lower: path('474,424 494,498 590,542 710,550 824,518 944,450') },
  tail: { base: [876, 436], direction: 0.04 },
  bill: 3.1,
  legs: [
    { hip: [664, 560], ankle: [692, 688], foot: [684, 814], width: 19 },
    { hip: [604, 562], ankle: [632, 692], foot: [592, 824], width: 20 },
  ],
  roundness: 0.8,
};
