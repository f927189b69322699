import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A marsh harrier on a post: slim, small round head on a neck narrower than it, oblique back, very long wings and tail in one line, long loose thighs over slender tarsi. */
export const marshHarrier: Anatomy = {
  dorsal: profile(
    '0,353,196 0.05,359,172 0.1,379,152 0.15,409,146 0.21,436,160 0.28,450,194 0.34,468,234 0.44,520,292 0.6,569,388 0.8,606,496 1,632,580',
  ),
  ventral: profile(
    '0,355,216 0.04,362,232 0.1,376,250 0.18,382,284 0.28,373,342 0.4,380,412 0.52,408,474 0.65,452,526 0.78,504,566 0.92,560,594 1,594,602',
  ),
  eye: [388, 198],
  headRadius: 50,
  tilt: 0,
  wing: {
    upper: path('438,298 480,280 520,314 564,398 598,494 634,590 684,690 718,778'),
    lower: path('404,334 406,384 432,444 472,506 520,566 578,634 648,714 718,786'),
  },
  tail: { base: [607, 588], direction: 1.16 },
  bill: 2.98,
  legs: [
    { hip: [522, 540], ankle: [540, 628], foot: [514, 708], width: 10.5 },
    { hip: [466, 520], ankle: [480, 622], foot: [446, 708], width: 11.5 },
  ],
  roundness: 0.8,
};
