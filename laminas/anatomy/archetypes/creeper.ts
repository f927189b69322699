import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A treecreeper with its breast against the trunk, head close to it, propped on a stiff tail that lies on the bark. */
export const creeper: Anatomy = {
  dorsal: profile(
    '0,492,150 0.05,508,128 0.1,532,116 0.15,560,120 0.21,584,144 0.28,606,184 0.34,622,222 0.44,640,296 0.6,630,394 0.8,580,504 1,514,600',
  ),
  ventral: profile(
    '0,487,168 0.04,492,186 0.1,494,212 0.18,488,250 0.28,482,296 0.4,478,356 0.52,476,420 0.65,476,478 0.78,474,527 0.92,474,566 1,476,588',
  ),
  eye: [534, 164],
  headRadius: 66,
  tilt: 0.44,
  wing: {
    upper: path('566,258 594,284 612,330 606,400 580,474 546,540 512,606'),
    lower: path('536,276 520,324 510,388 504,450 500,508 500,560 503,610'),
  },
  tail: { base: [503, 570], direction: 1.78 },
  bill: 3.56,
  legs: [
    { hip: [516, 392], ankle: [480, 386], foot: [458, 350], width: 9 },
    { hip: [512, 470], ankle: [482, 486], foot: [450, 452], width: 10 },
  ],
  roundness: 0.8,
};
