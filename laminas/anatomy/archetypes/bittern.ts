import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A small bittern clinging to a reed: neck drawn into an S that bulges before the breast, body steep, big feet. */
export const bittern: Anatomy = {
  dorsal: profile(
    '0,343,212 0.03,360,192 0.06,394,177 0.09,438,175 0.12,482,196 0.16,512,236 0.2,522,280 0.25,540,314 0.3,578,342 0.36,621,367 0.48,678,423 0.62,725,502 0.8,758,592 1,775,657',
  ),
  ventral: profile(
    '0,345,236 0.03,371,241 0.06,397,246 0.09,419,252 0.12,434,264 0.16,438,286 0.2,428,318 0.25,422,362 0.3,438,416 0.36,488,464 0.48,556,516 0.62,623,574 0.8,689,637 1,741,679',
  ),
  eye: [392, 211],
  headRadius: 50,
  tilt: 0,
  wing: { upper: path('562,346 614,372 672,430 712,500 740,590 760,690'), lower: path('530,380 536,440 580,520 640,590 700,650 760,700') },
  tail: { base: [746, 654], direction: 1 },
  bill: 3.02,
  legs: [
    { hip: [630, 570], ankle: [610, 640], foot: [560, 706], width: 12 },
    { hip: [586, 540], ankle: [560, 620], foot: [500, 690], width: 13 },
  ],
  roundness: 0.8,
};
