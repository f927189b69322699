import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A small wader on firm ground: small round head, slender neck, slim level body that tapers to the tail. */
export const sandpiper: Anatomy = {
  dorsal: profile(
    '0,344,244 0.04,358,223 0.09,390,205 0.14,425,207 0.19,451,229 0.25,476,258 0.32,520,288 0.42,592,304 0.55,668,324 0.7,734,352 0.86,788,384 1,824,410',
  ),
  ventral: profile(
    '0,345,264 0.04,362,275 0.09,386,288 0.14,404,306 0.19,412,332 0.25,428,372 0.32,480,418 0.42,560,448 0.55,642,458 0.7,716,453 0.86,778,444 1,818,437',
  ),
  eye: [391, 239],
  headRadius: 48,
  tilt: 0,
  wing: { upper: path('520,318 594,304 668,322 738,352 800,386 852,418'), lower: path('498,346 526,388 594,420 676,432 764,432 852,426') },
  tail: { base: [800, 422], direction: 0.26 },
  bill: 3.08,
  legs: [
    { hip: [636, 446], ankle: [666, 528], foot: [676, 648], width: 7.2 },
    { hip: [590, 448], ankle: [606, 540], foot: [574, 653], width: 7.6 },
  ],
  roundness: 0.8,
};
