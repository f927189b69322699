import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A pipit: slender and low, a round small head set off by the nape, a fine bill, a long tail. */
export const pipit: Anatomy = {
  dorsal: profile(
    '0,346,270 0.05,360,243 0.1,388,221 0.15,424,212 0.21,463,222 0.28,489,256 0.34,522,291 0.44,594,315 0.6,678,352 0.8,752,399 1,806,440',
  ),
  ventral: profile(
    '0,347,290 0.04,358,312 0.1,377,339 0.18,386,378 0.28,393,430 0.4,434,486 0.52,504,522 0.65,590,532 0.78,670,518 0.92,748,492 1,798,472',
  ),
  eye: [394, 262],
  headRadius: 68,
  tilt: 0,
  wing: {
    upper: path('474,354 534,328 604,336 682,374 756,411 814,440 858,466'),
    lower: path('458,384 480,426 538,462 616,482 702,485 786,475 858,468'),
  },
  tail: { base: [790, 454], direction: 0.42 },
  bill: 3.11,
  legs: [
    { hip: [606, 512], ankle: [618, 556], foot: [592, 644], width: 9 },
    { hip: [556, 518], ankle: [566, 560], foot: [526, 646], width: 10 },
  ],
  roundness: 0.8,
};
