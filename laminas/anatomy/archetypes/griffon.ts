import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A griffon awake on its ledge: small flat head on a long slender downy neck that leaves the ruff forwards and bends up, high shoulders, full breast and belly down to stout feathered thighs. */
export const griffon: Anatomy = {
  dorsal: profile(
    '0,222,102 0.03,236,87 0.06,260,76 0.1,289,77 0.14,312,94 0.19,322,136 0.25,338,222 0.31,412,276 0.4,526,272 0.52,616,326 0.66,670,420 0.84,702,520 1,710,596',
  ),
  ventral: profile(
    '0,225,137 0.03,238,145 0.06,254,151 0.1,268,164 0.14,276,196 0.19,277,240 0.25,266,296 0.31,272,366 0.4,292,474 0.52,338,584 0.66,432,656 0.84,580,672 1,676,630',
  ),
  eye: [270, 107],
  headRadius: 44,
  tilt: 0,
  wing: {
    upper: path('424,336 482,290 548,284 618,338 664,428 698,526 722,622 736,716'),
    lower: path('376,390 384,456 420,528 476,592 546,644 618,686 684,711 736,724'),
  },
  tail: { base: [696, 592], direction: 1.26 },
  bill: 3.0,
  legs: [
    { hip: [560, 560], ankle: [560, 676], foot: [538, 734], width: 23 },
    { hip: [472, 548], ankle: [474, 676], foot: [444, 734], width: 24 },
  ],
  roundness: 0.8,
};
