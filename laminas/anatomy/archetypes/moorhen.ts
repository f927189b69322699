import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A moorhen walking: small head on a slim neck carried forward, level back, the deep belly behind, broad tail half cocked, short tarsi with long toes. */
export const moorhen: Anatomy = {
  dorsal: profile(
    '0,357,244 0.04,363,224 0.08,378,207 0.13,403,200 0.18,425,212 0.23,433,244 0.28,440,283 0.34,474,310 0.45,556,315 0.62,656,322 0.82,752,343 1,822,366',
  ),
  ventral: profile(
    '0,357,266 0.03,366,276 0.07,380,286 0.12,388,306 0.18,385,336 0.24,384,370 0.32,403,412 0.42,464,456 0.54,558,486 0.68,658,478 0.85,760,440 1,832,380',
  ),
  eye: [383, 238],
  headRadius: 35,
  tilt: 0,
  wing: { upper: path('500,338 570,322 656,331 740,350 800,362 850,370'), lower: path('480,372 508,416 580,438 666,428 760,408 850,378') },
  tail: { base: [764, 380], direction: -0.25 },
  bill: 2.98,
  legs: [
    { hip: [636, 470], ankle: [674, 526], foot: [684, 616], width: 10.5 },
    { hip: [586, 474], ankle: [618, 534], foot: [570, 624], width: 11.2 },
  ],
  roundness: 0.8,
};
