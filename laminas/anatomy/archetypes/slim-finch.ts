import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A slender finch at about 40°: small round head on a short neck, even back into a slim rump, legs under the middle of the belly. */
export const slimFinch: Anatomy = {
  dorsal: profile(
    '0,352,268 0.05,365,234 0.1,396,204 0.15,438,191 0.21,484,203 0.28,520,240 0.34,556,284 0.44,632,332 0.6,726,390 0.8,804,452 1,862,500',
  ),
  ventral: profile(
    '0,354,298 0.04,364,324 0.1,378,356 0.18,380,408 0.28,374,476 0.4,394,544 0.52,464,594 0.65,560,612 0.78,660,602 0.92,760,570 1,838,538',
  ),
  eye: [402, 270],
  headRadius: 80,
  tilt: 0,
  wing: {
    upper: path('470,404 518,370 580,362 646,384 718,430 784,482 840,532 886,578'),
    lower: path('450,434 458,478 502,522 568,552 644,572 724,583 804,589 886,585'),
  },
  tail: { base: [846, 518], direction: 0.68 },
  bill: 3.112,
  legs: [
    { hip: [624, 576], ankle: [642, 624], foot: [604, 698], width: 10.5 },
    { hip: [574, 576], ankle: [592, 626], foot: [554, 700], width: 11.5 },
  ],
  roundness: 0.8,
};
