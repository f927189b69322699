import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** An accipiter bolt upright on a branch: small head, short wings, long tail, long thin legs under loose thighs. */
export const hawk: Anatomy = {
  dorsal: profile(
    '0,428,166 0.05,442,140 0.1,468,122 0.15,502,114 0.21,538,126 0.28,568,162 0.34,594,214 0.44,628,296 0.6,660,404 0.8,678,516 1,684,592',
  ),
  ventral: profile(
    '0,430,200 0.04,442,218 0.1,446,244 0.18,430,296 0.28,410,366 0.4,410,446 0.52,436,522 0.65,490,584 0.78,558,620 0.92,618,630 1,656,620',
  ),
  eye: [473, 172],
  headRadius: 64,
  tilt: 0,
  wing: {
    upper: path('512,262 568,252 612,298 648,386 672,482 686,566 696,640 700,700'),
    lower: path('474,302 478,366 502,442 540,512 588,574 634,628 674,672 700,706'),
  },
  tail: { base: [664, 588], direction: 1.31 },
  bill: 3.0,
  legs: [
    { hip: [572, 570], ankle: [554, 664], foot: [546, 748], width: 13 },
    { hip: [512, 566], ankle: [490, 662], foot: [474, 748], width: 14 },
  ],
  roundness: 0.8,
};
