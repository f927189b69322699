import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A small gull standing: round dove-like head, full breast, short trunk that tapers to the tail under slender wings. */
export const smallGull: Anatomy = {
  dorsal: profile(
    '0,268,247 0.03,281,222 0.08,307,201 0.13,338,195 0.18,367,205 0.22,386,231 0.27,402,272 0.36,456,316 0.5,542,330 0.66,632,350 0.84,718,386 1,784,420',
  ),
  ventral: profile(
    '0,270,272 0.03,284,288 0.07,302,302 0.11,314,324 0.17,308,356 0.25,306,402 0.34,332,460 0.45,402,516 0.58,502,538 0.74,606,522 0.9,706,482 1,776,448',
  ),
  eye: [316, 240],
  headRadius: 45,
  tilt: 0,
  wing: { upper: path('470,334 556,322 644,340 732,370 822,406 968,458'), lower: path('424,376 450,434 532,480 640,492 752,480 968,465') },
  tail: { base: [764, 448], direction: 0.2 },
  bill: 3.06,
  legs: [
    { hip: [586, 524], ankle: [606, 578], foot: [592, 672], width: 11 },
    { hip: [530, 532], ankle: [548, 586], foot: [528, 682], width: 11.5 },
  ],
  roundness: 0.8,
};
