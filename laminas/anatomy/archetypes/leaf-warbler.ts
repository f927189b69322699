import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A small warbler at ease: forehead sloping up from the bill, chin falling back from it to a throat set off from a rounded breast, the wing tip laid high beside the rump. */
export const leafWarbler: Anatomy = {
  dorsal: profile(
    '0,338,298 0.05,360,263 0.1,396,235 0.15,440,225 0.21,486,238 0.28,520,268 0.34,550,297 0.44,618,318 0.6,702,350 0.8,782,398 1,832,438',
  ),
  ventral: profile(
    '0,341,319 0.04,358,341 0.1,381,370 0.18,396,406 0.28,405,456 0.4,446,519 0.52,520,558 0.65,604,564 0.78,686,540 0.92,764,502 1,816,470',
  ),
  eye: [400, 297],
  headRadius: 80,
  tilt: 0,
  wing: {
    upper: path('470,376 510,343 561,328 626,334 699,360 767,395 819,427 858,452'),
    lower: path('456,404 470,440 512,470 574,486 643,486 723,475 797,463 858,459'),
  },
  tail: { base: [818, 448], direction: 0.5 },
  bill: 3.11,
  legs: [
    { hip: [600, 530], ankle: [632, 584], foot: [586, 652], width: 9.4 },
    { hip: [536, 528], ankle: [566, 584], foot: [518, 652], width: 10.2 },
  ],
  roundness: 0.8,
};
