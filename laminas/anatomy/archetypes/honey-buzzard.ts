import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A honey buzzard on a branch: small pigeon-like head on a slender neck, full breast and rounded back, oblique body, long wings that end well short of a long tail, short tarsi. */
export const honeyBuzzard: Anatomy = {
  dorsal: profile(
    '0,362,188 0.05,374,165 0.1,398,149 0.15,432,143 0.21,465,156 0.28,485,190 0.34,508,236 0.44,578,294 0.6,646,380 0.8,686,482 1,708,564',
  ),
  ventral: profile(
    '0,364,213 0.04,376,228 0.1,388,248 0.18,389,290 0.28,368,358 0.4,364,442 0.52,402,526 0.65,470,586 0.78,552,614 0.92,634,612 1,680,590',
  ),
  eye: [406, 191],
  headRadius: 53,
  tilt: 0,
  wing: {
    upper: path('478,304 534,280 592,312 643,392 670,474 684,546 702,606 718,664'),
    lower: path('428,344 432,404 466,476 518,540 578,598 622,620 672,650 718,672'),
  },
  tail: { base: [692, 576], direction: 1.13 },
  bill: 3.02,
  legs: [
    { hip: [592, 566], ankle: [598, 640], foot: [570, 694], width: 16 },
    { hip: [522, 556], ankle: [526, 640], foot: [496, 694], width: 17 },
  ],
  roundness: 0.8,
};
