import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A kingfisher on watch: great flat-crowned head set off by a slight nape, stump of a tail, hardly any legs. */
export const kingfisher: Anatomy = {
  dorsal: profile(
    '0,330,262 0.05,346,224 0.1,388,192 0.15,438,182 0.21,488,202 0.28,514,252 0.34,540,306 0.44,592,368 0.6,650,450 0.8,690,542 1,712,612',
  ),
  ventral: profile(
    '0,332,292 0.04,346,320 0.1,360,350 0.18,352,406 0.28,352,478 0.4,380,556 0.52,440,618 0.65,520,652 0.78,594,664 0.92,660,660 1,694,646',
  ),
  eye: [392, 258],
  headRadius: 86,
  tilt: 0,
  wing: {
    upper: path('478,386 528,360 580,384 632,450 674,526 702,590 718,640'),
    lower: path('456,420 460,480 498,545 558,594 626,624 680,640 718,648'),
  },
  tail: { base: [700, 628], direction: 1.0 },
  bill: 3.08,
  legs: [
    { hip: [574, 640], ankle: [580, 676], foot: [556, 716], width: 12 },
    { hip: [518, 636], ankle: [524, 676], foot: [496, 718], width: 13 },
  ],
  roundness: 0.8,
};
