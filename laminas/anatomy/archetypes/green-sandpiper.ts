import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A green sandpiper on the bank: small head, full breast, white vent open below the wing, the tail a little past its tip, one leg set back. */
export const greenSandpiper: Anatomy = {
  dorsal: profile(
    '0,350,222 0.04,363,201 0.09,390,187 0.14,421,190 0.19,440,216 0.25,458,256 0.32,500,288 0.42,572,306 0.55,652,323 0.7,722,350 0.86,774,382 1,808,408',
  ),
  ventral: profile(
    '0,351,240 0.04,366,250 0.09,384,260 0.14,402,276 0.19,408,302 0.25,408,350 0.32,438,408 0.42,516,450 0.55,604,462 0.7,690,457 0.86,760,445 1,808,432',
  ),
  eye: [390, 216],
  headRadius: 42,
  tilt: 0,
  wing: { upper: path('514,320 584,313 660,333 732,360 790,386 834,407'), lower: path('486,348 510,392 582,420 666,426 754,423 834,414') },
  tail: { base: [786, 414], direction: 0.27 },
  bill: 3.08,
  legs: [
    { hip: [642, 450], ankle: [670, 540], foot: [672, 645], width: 7 },
    { hip: [592, 452], ankle: [612, 550], foot: [592, 650], width: 7.4 },
  ],
  roundness: 0.8,
};
