import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A great eagle on a rock: long flat head and deep bill, full hackled neck, broad shoulders, thighs feathered to the toes. */
export const goldenEagle: Anatomy = {
  dorsal: profile(
    '0,382,166 0.05,398,152 0.1,432,137 0.15,478,128 0.21,526,138 0.28,562,172 0.34,606,218 0.44,664,290 0.6,714,392 0.8,734,500 1,744,578',
  ),
  ventral: profile(
    '0,384,222 0.04,402,244 0.1,420,270 0.18,416,318 0.28,388,384 0.4,378,466 0.52,404,544 0.65,466,606 0.78,550,636 0.92,636,640 1,696,624',
  ),
  eye: [440, 186],
  headRadius: 72,
  tilt: 0,
  wing: {
    upper: path('536,296 596,288 656,328 716,402 744,496 766,590 790,690 804,776'),
    lower: path('486,330 484,404 512,484 560,558 620,628 682,690 744,742 804,786'),
  },
  tail: { base: [722, 596], direction: 1.22 },
  bill: 3.06,
  legs: [
    { hip: [608, 556], ankle: [592, 664], foot: [584, 728], width: 22 },
    { hip: [530, 562], ankle: [502, 666], foot: [484, 728], width: 23 },
  ],
  roundness: 0.8,
};
