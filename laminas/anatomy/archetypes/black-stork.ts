import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A stork on the look-out: fine head, slender neck in a slack bend above a full breast, the long body sloping a little to folded wings that reach the tip of the tail, the tibia long and half bare. */
export const blackStork: Anatomy = {
  dorsal: profile(
    '0,386,148 0.03,398,131 0.06,424,118 0.09,457,119 0.12,484,138 0.16,503,174 0.2,507,214 0.24,505,254 0.28,513,292 0.32,542,322 0.37,588,341 0.48,666,354 0.62,758,384 0.8,848,434 1,910,478',
  ),
  ventral: profile(
    '0,388,182 0.03,408,186 0.06,428,190 0.09,441,196 0.12,454,207 0.16,462,229 0.2,461,260 0.24,450,296 0.28,438,338 0.32,434,392 0.37,458,466 0.48,544,536 0.62,656,562 0.8,782,550 1,894,512',
  ),
  eye: [426, 150],
  headRadius: 41,
  tilt: 0,
  wing: { upper: path('540,368 628,350 732,372 832,416 916,460 988,500'), lower: path('506,406 540,466 626,508 740,530 862,526 988,512') },
  tail: { base: [868, 490], direction: 0.27 },
  bill: 3.03,
  legs: [
    { hip: [704, 546], ankle: [742, 692], foot: [740, 890], width: 11.5 },
    { hip: [654, 546], ankle: [684, 702], foot: [646, 902], width: 12.5 },
  ],
  roundness: 0.8,
};
