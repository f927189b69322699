import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A small thrush on the ground: steep forehead, round crown, a neck of its own above the full breast, short trunk and tail. */
export const songThrush: Anatomy = {
  dorsal: profile(
    '0,255,231 0.05,267,194 0.1,304,167 0.15,348,158 0.21,390,170 0.28,420,205 0.34,450,250 0.44,544,302 0.6,660,366 0.8,754,429 1,830,476',
  ),
  ventral: profile(
    '0,256,258 0.04,268,284 0.1,293,315 0.18,303,358 0.28,287,432 0.4,324,508 0.52,406,570 0.65,512,604 0.78,622,602 0.92,738,584 1,824,546',
  ),
  eye: [318, 230],
  headRadius: 91,
  tilt: 0,
  wing: {
    upper: path('400,352 449,323 513,322 584,348 668,394 748,445 815,493 868,530'),
    lower: path('383,387 392,437 438,486 512,522 600,538 694,541 784,538 868,535'),
  },
  tail: { base: [808, 500], direction: 0.48 },
  bill: 3.118,
  legs: [
    { hip: [566, 566], ankle: [590, 622], foot: [560, 736], width: 12 },
    { hip: [498, 560], ankle: [518, 618], foot: [464, 736], width: 13 },
  ],
  roundness: 0.8,
};
