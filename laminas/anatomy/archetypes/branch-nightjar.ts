import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';
import { nightjar } from './nightjar.ts';

/** A nightjar at rest along a branch: small flat head drawn in, body and tail one long low line on it. */
export const branchNightjar: Anatomy = {
  ...nightjar,
  dorsal: profile(
    '0,284,464 0.05,298,445 0.1,332,428 0.15,380,418 0.21,438,412 0.28,500,400 0.34,554,396 0.44,638,408 0.6,740,442 0.8,836,484 1,906,516',
  ),
  ventral: profile(
    '0,285,474 0.04,298,491 0.1,334,515 0.18,386,542 0.28,442,568 0.4,512,584 0.52,592,590 0.65,674,590 0.78,764,584 0.92,852,574 1,898,566',
  ),
  eye: [352, 455],
  headRadius: 62,
};
