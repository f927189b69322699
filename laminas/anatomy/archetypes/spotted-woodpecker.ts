import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A pied woodpecker on a trunk: round head and full throat, flexed legs that reach across to the bark, tail propped on it. */
export const spottedWoodpecker: Anatomy = {
  dorsal: profile(
    '0,512,190 0.05,528,160 0.1,562,140 0.15,604,140 0.21,640,168 0.28,652,214 0.34,652,260 0.44,668,336 0.6,658,448 0.8,622,562 1,584,648',
  ),
  ventral: profile(
    '0,514,220 0.04,525,244 0.1,532,270 0.18,522,314 0.28,504,376 0.4,494,446 0.52,494,512 0.65,502,572 0.78,514,622 0.92,530,656 1,546,674',
  ),
  eye: [566, 188],
  headRadius: 76,
  tilt: 0,
  wing: {
    upper: path('606,290 642,298 666,354 650,448 616,558 586,642 552,710'),
    lower: path('562,318 540,380 532,450 534,530 540,604 550,662 550,712'),
  },
  tail: { base: [568, 650], direction: 2.06 },
  bill: 3.122,
  legs: [
    { hip: [552, 452], ankle: [484, 474], foot: [456, 412], width: 13 },
    { hip: [548, 512], ankle: [486, 542], foot: [448, 486], width: 14 },
  ],
  roundness: 0.8,
};
