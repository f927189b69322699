import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A sparrow at about 30°: big flat-crowned head on a full neck, heavy breast, short legs. */
export const sparrow: Anatomy = {
  dorsal: profile(
    '0,330,262 0.05,350,220 0.1,394,190 0.15,446,182 0.21,502,196 0.28,536,248 0.34,572,296 0.44,658,332 0.6,758,388 0.8,838,450 1,890,498',
  ),
  ventral: profile(
    '0,331,302 0.04,342,332 0.1,355,372 0.18,352,428 0.28,344,502 0.4,376,578 0.52,462,630 0.65,570,648 0.78,680,626 0.92,790,582 1,872,536',
  ),
  eye: [391, 268],
  headRadius: 95,
  tilt: 0,
  wing: {
    upper: path('474,398 526,360 592,354 664,378 742,424 812,476 868,524 912,566'),
    lower: path('452,432 462,484 506,536 578,572 660,590 744,594 826,588 912,573'),
  },
  tail: { base: [876, 516], direction: 0.56 },
  bill: 3.14,
  legs: [
    { hip: [668, 606], ankle: [680, 652], foot: [642, 728], width: 12 },
    { hip: [600, 606], ankle: [614, 654], foot: [574, 728], width: 13 },
  ],
  roundness: 0.82,
};
