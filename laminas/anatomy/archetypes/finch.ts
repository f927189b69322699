import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A finch perched at about 35°: round head, hollow nape, breast carried before the throat, deep root of the bill. */
export const finch: Anatomy = {
  dorsal: profile(
    '0,340,264 0.05,357,226 0.1,396,190 0.15,446,176 0.21,499,193 0.28,543,236 0.34,586,280 0.44,660,322 0.6,750,378 0.8,822,446 1,874,497',
  ),
  ventral: profile(
    '0,341,302 0.04,352,332 0.1,366,368 0.18,362,422 0.28,352,492 0.4,372,562 0.52,452,614 0.65,556,634 0.78,662,620 0.92,766,584 1,846,546',
  ),
  eye: [397, 270],
  headRadius: 93,
  tilt: 0,
  wing: {
    upper: path('462,398 512,362 576,354 644,376 718,424 788,480 846,534 892,584'),
    lower: path('444,432 454,482 498,532 566,564 644,583 726,593 808,598 892,591'),
  },
  tail: { base: [854, 519], direction: 0.68 },
  bill: 3.112,
  legs: [
    { hip: [656, 596], ankle: [668, 646], foot: [630, 726], width: 11.5 },
    { hip: [588, 594], ankle: [602, 644], foot: [562, 726], width: 12.5 },
  ],
  roundness: 0.8,
};
