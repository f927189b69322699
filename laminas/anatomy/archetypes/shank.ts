import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A wader of the tringa kind on the alert: small fine head, slim neck held up, level body drawn out to a point, long legs under its middle. */
export const shank: Anatomy = {
  dorsal: profile(
    '0,321,172 0.04,338,145 0.09,372,126 0.14,411,128 0.19,439,155 0.25,450,207 0.32,489,262 0.42,580,287 0.55,687,311 0.7,781,346 0.86,856,388 1,908,423',
  ),
  ventral: profile(
    '0,322,195 0.04,341,208 0.09,364,221 0.14,387,240 0.19,399,278 0.25,403,344 0.32,430,420 0.42,514,478 0.55,622,495 0.7,732,486 0.86,830,468 1,899,446',
  ),
  eye: [370, 161],
  headRadius: 55.7,
  tilt: 0,
  wing: { upper: path('529,309 629,295 739,325 838,368 924,412 1006,456'), lower: path('487,353 521,411 625,454 747,467 874,467 1006,466') },
  tail: { base: [882, 433], direction: 0.305 },
  bill: 3.08,
  legs: [
    { hip: [667, 491], ankle: [708, 602], foot: [702, 754], width: 9.8 },
    { hip: [611, 495], ankle: [643, 611], foot: [593, 757], width: 10.5 },
  ],
  roundness: 0.8,
};
