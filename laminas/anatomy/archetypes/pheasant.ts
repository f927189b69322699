import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A pheasant: head set off from a neck that curves up from the shoulders, long level body that runs on into a tail longer than itself. */
export const pheasant: Anatomy = {
  dorsal: profile(
    '0,338,176 0.05,346,154 0.1,370,137 0.15,403,136 0.2,430,158 0.27,440,208 0.34,466,276 0.44,562,342 0.6,684,382 0.8,786,422 1,862,456',
  ),
  ventral: profile(
    '0,339,197 0.04,352,216 0.1,374,242 0.18,378,294 0.26,358,366 0.36,340,456 0.48,386,544 0.62,494,596 0.76,624,596 0.9,756,562 1,846,522',
  ),
  eye: [380, 178],
  headRadius: 50,
  tilt: 0,
  wing: { upper: path('474,368 550,342 636,362 716,398 786,436 838,472'), lower: path('444,408 458,468 518,518 612,538 726,526 838,482') },
  tail: { base: [836, 488], direction: 0.3 },
  bill: 3.16,
  legs: [
    { hip: [612, 578], ankle: [634, 646], foot: [612, 748], width: 13 },
    { hip: [546, 578], ankle: [566, 644], foot: [524, 750], width: 14 },
  ],
  roundness: 0.8,
};
