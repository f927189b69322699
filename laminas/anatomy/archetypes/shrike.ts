import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A sentinel on thorn tops: big flat-crowned head, upright, a long tail hanging behind a short leg. */
export const shrike: Anatomy = {
  dorsal: profile(
    '0,358,234 0.05,376,192 0.1,414,160 0.15,466,153 0.21,515,168 0.28,560,210 0.34,596,264 0.44,644,327 0.6,696,412 0.8,742,502 1,778,578',
  ),
  ventral: profile(
    '0,359,264 0.04,366,294 0.1,378,336 0.18,378,392 0.28,384,468 0.4,416,552 0.52,480,618 0.65,560,652 0.78,640,654 0.92,712,634 1,758,602',
  ),
  eye: [420, 232],
  headRadius: 92,
  tilt: 0,
  wing: {
    upper: path('480,398 526,364 582,366 636,412 684,480 724,548 760,610 788,660'),
    lower: path('464,430 470,482 504,538 560,584 624,616 688,640 744,656 788,667'),
  },
  tail: { base: [764, 588], direction: 1.0 },
  bill: 3.112,
  legs: [
    { hip: [624, 628], ankle: [636, 672], foot: [606, 750], width: 11 },
    { hip: [560, 622], ankle: [574, 672], foot: [540, 750], width: 12 },
  ],
  roundness: 0.8,
};
