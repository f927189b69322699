import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A Bonelli's eagle leaning on a branch: long flat head on a neck set off from the shoulders, oblique body, wings short of the tail tip, long thighs feathered to the toes. */
export const bonelliEagle: Anatomy = {
  dorsal: profile(
    '0,338,196 0.05,357,174 0.1,392,159 0.15,433,155 0.21,468,168 0.28,489,206 0.34,518,254 0.44,594,300 0.6,660,378 0.8,696,470 1,716,536',
  ),
  ventral: profile(
    '0,342,240 0.04,360,258 0.1,380,280 0.18,392,326 0.28,378,404 0.4,392,496 0.52,432,578 0.65,498,634 0.78,582,638 0.92,652,610 1,694,580',
  ),
  eye: [398, 205],
  headRadius: 64,
  tilt: 0,
  wing: {
    upper: path('474,318 532,284 592,304 650,370 692,448 726,526 758,614 780,694'),
    lower: path('442,372 454,434 494,500 550,556 618,606 680,646 736,678 782,702'),
  },
  tail: { base: [702, 546], direction: 1.06 },
  bill: 3.02,
  legs: [
    { hip: [622, 540], ankle: [606, 648], foot: [592, 724], width: 19.5 },
    { hip: [558, 562], ankle: [532, 668], foot: [510, 724], width: 20.5 },
  ],
  roundness: 0.8,
};
