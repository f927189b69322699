import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A pigeon or dove standing nearly level: small round head, deep breast carried before the neck, short legs. */
export const pigeon: Anatomy = {
  dorsal: profile(
    '0,336,218 0.05,346,190 0.1,374,168 0.15,408,165 0.2,437,183 0.27,462,234 0.34,504,290 0.44,590,330 0.6,706,370 0.8,812,420 1,886,462',
  ),
  ventral: profile(
    '0,337,236 0.04,348,254 0.1,364,284 0.18,352,342 0.26,338,414 0.36,350,496 0.48,424,566 0.62,526,602 0.76,654,592 0.9,782,544 1,870,496',
  ),
  eye: [381, 212],
  headRadius: 56,
  tilt: 0,
  wing: {
    upper: path('466,344 534,326 616,342 708,386 796,438 880,480 944,500'),
    lower: path('424,384 436,452 496,522 590,562 698,564 808,536 944,505'),
  },
  tail: { base: [868, 480], direction: 0.42 },
  bill: 3.05,
  legs: [
    { hip: [644, 578], ankle: [650, 616], foot: [632, 668], width: 14 },
    { hip: [582, 582], ankle: [588, 620], foot: [562, 670], width: 15 },
  ],
  roundness: 0.85,
};
