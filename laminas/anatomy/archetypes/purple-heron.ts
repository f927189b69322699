import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';
import { heron } from './heron.ts';

/** A purple heron on the look-out: the snake of a neck thin, straight above and kinked sharply before the breast, the body long. */
export const purpleHeron: Anatomy = {
  ...heron,
  dorsal: profile(
    '0,361,97 0.03,383,85 0.06,416,80 0.09,454,84 0.12,490,106 0.155,512,148 0.19,508,205 0.225,480,252 0.26,446,297 0.295,448,328 0.33,480,368 0.38,532,380 0.48,612,392 0.63,712,434 0.81,796,490 1,847,552',
  ),
  ventral: profile(
    '0,363,119 0.03,386,125 0.06,412,129 0.09,438,133 0.12,458,138 0.155,478,160 0.19,476,200 0.225,450,238 0.26,411,285 0.295,394,317 0.33,413,396 0.38,466,488 0.48,552,546 0.63,654,580 0.81,752,594 1,831,593',
  ),
  wing: { upper: path('512,398 585,394 670,426 756,472 824,528 868,584'), lower: path('488,436 520,492 590,536 690,568 780,588 868,592') },
  legs: [
    { hip: [668, 560], ankle: [700, 696], foot: [706, 866], width: 13 },
    { hip: [618, 560], ankle: [634, 688], foot: [592, 876], width: 14 },
  ],
};
