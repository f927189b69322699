import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A blue rock thrush: long low head on a neck of its own, lean trunk steeply carried, long tail, sturdy short legs that bend unlike. */
export const rockThrush: Anatomy = {
  dorsal: profile(
    '0,371,198 0.05,395,166 0.1,432,143 0.15,479,130 0.21,526,143 0.28,555,189 0.34,585,245 0.44,655,314 0.6,717,407 0.8,772,492 1,817,558',
  ),
  ventral: profile(
    '0,372,221 0.04,387,249 0.1,403,286 0.18,404,333 0.28,399,391 0.4,421,460 0.52,475,520 0.65,545,567 0.78,626,601 0.92,714,624 1,792,624',
  ),
  eye: [440, 196],
  headRadius: 82,
  tilt: 0,
  wing: {
    upper: path('492,324 548,310 612,340 669,401 725,473 773,538 813,593 847,637'),
    lower: path('474,355 480,411 519,471 582,523 655,562 730,596 798,624 848,645'),
  },
  tail: { base: [800, 585], direction: 0.92 },
  bill: 3.145,
  legs: [
    { hip: [605, 570], ankle: [638, 629], foot: [603, 713], width: 9.6 },
    { hip: [547, 551], ankle: [575, 613], foot: [530, 713], width: 10.7 },
  ],
  roundness: 0.8,
};
