import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A small plover: round head on a short neck, short bill, the slight body drawn out to a point behind, fine short legs. */
export const plover: Anatomy = {
  dorsal: profile(
    '0,287,249 0.04,296,212 0.09,327,176 0.135,374,160 0.18,419,176 0.22,447,212 0.27,471,250 0.34,528,274 0.46,622,292 0.62,724,328 0.82,808,368 1,868,398',
  ),
  ventral: profile(
    '0,288,275 0.03,299,297 0.07,317,318 0.11,319,348 0.17,316,392 0.25,342,440 0.34,402,478 0.44,488,503 0.56,584,509 0.72,692,489 0.88,794,458 1,866,430',
  ),
  eye: [345, 235],
  headRadius: 80,
  tilt: -0.014,
  wing: { upper: path('508,310 580,292 674,312 770,344 850,378 934,416'), lower: path('484,358 510,414 590,446 694,448 808,438 934,426') },
  tail: { base: [848, 411], direction: 0.27 },
  bill: 3.106,
  legs: [
    { hip: [611, 500], ankle: [651, 565], foot: [656, 686], width: 11.3 },
    { hip: [556, 511], ankle: [580, 582], foot: [536, 686], width: 11.9 },
  ],
  roundness: 0.8,
};
