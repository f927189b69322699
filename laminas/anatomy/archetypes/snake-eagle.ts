import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A snake eagle upright on a dead branch: big round owl-like head with the eye far forward, set off by the nape from a broad mantle, full breast, wings nearly as long as the tail, long bare grey tarsi. */
export const snakeEagle: Anatomy = {
  dorsal: profile(
    '0,350,204 0.05,354,158 0.1,382,118 0.15,442,94 0.21,514,104 0.28,560,150 0.34,578,212 0.44,644,288 0.6,702,388 0.8,728,500 1,734,584',
  ),
  ventral: profile(
    '0,352,246 0.04,368,274 0.1,384,310 0.18,364,354 0.28,346,410 0.4,340,482 0.52,366,566 0.65,440,630 0.78,546,652 0.92,646,646 1,700,626',
  ),
  eye: [406, 186],
  headRadius: 90,
  tilt: 0,
  wing: {
    upper: path('506,292 574,270 640,304 694,390 728,486 752,580 774,684 786,772'),
    lower: path('456,340 458,408 490,488 542,562 606,628 668,690 730,738 786,780'),
  },
  tail: { base: [712, 590], direction: 1.3 },
  bill: 3.05,
  legs: [
    { hip: [604, 572], ankle: [612, 676], foot: [586, 772], width: 19 },
    { hip: [528, 574], ankle: [514, 684], foot: [498, 772], width: 20 },
  ],
  roundness: 0.8,
};
