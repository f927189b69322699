import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A swallow on a wire: flat head set straight on a slim body, hardly any legs, wings that reach the tail. */
export const swallow: Anatomy = {
  dorsal: profile(
    '0,370,262 0.05,388,230 0.1,426,206 0.15,474,198 0.21,518,216 0.28,557,254 0.34,596,295 0.44,653,349 0.6,714,424 0.8,764,498 1,806,556',
  ),
  ventral: profile(
    '0,372,278 0.04,384,300 0.1,398,334 0.18,396,384 0.28,410,448 0.4,452,516 0.52,516,566 0.65,592,596 0.78,664,604 0.92,738,594 1,790,578',
  ),
  eye: [428, 254],
  headRadius: 82,
  tilt: 0,
  wing: {
    upper: path('494,366 560,352 624,398 688,474 762,556 848,642 930,706'),
    lower: path('466,396 476,444 520,508 586,548 676,596 794,654 930,712'),
  },
  tail: { base: [786, 568], direction: 0.84 },
  bill: 3.12,
  legs: [
    { hip: [636, 586], ankle: [636, 607], foot: [628, 624], width: 9 },
    { hip: [584, 580], ankle: [580, 604], foot: [572, 623], width: 9.5 },
  ],
  roundness: 0.8,
};
