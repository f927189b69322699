import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** An imperial eagle upright on a branch: long head with a flat crown that breaks at the nape, deep bill, full hackled neck, massive shoulders, wings down to the tail tip, thighs feathered to the toes. */
export const imperialEagle: Anatomy = {
  dorsal: profile(
    '0,380,154 0.05,400,132 0.1,438,113 0.15,486,106 0.21,533,111 0.28,573,150 0.34,602,216 0.44,660,280 0.6,696,382 0.8,694,480 1,680,549',
  ),
  ventral: profile(
    '0,383,211 0.04,404,232 0.1,422,260 0.18,422,308 0.28,394,376 0.4,368,457 0.52,384,540 0.65,441,594 0.78,521,611 0.92,594,605 1,642,585',
  ),
  eye: [450, 165],
  headRadius: 75,
  tilt: 0,
  wing: {
    upper: path('525,280 593,261 645,292 680,370 694,456 698,543 697,637 691,718'),
    lower: path('475,326 467,388 484,460 519,526 567,589 613,643 656,689 690,726'),
  },
  tail: { base: [663, 555], direction: 1.34 },
  bill: 3.1,
  legs: [
    { hip: [572, 530], ankle: [556, 642], foot: [545, 704], width: 21 },
    { hip: [495, 541], ankle: [467, 649], foot: [446, 706], width: 22 },
  ],
  roundness: 0.8,
};
