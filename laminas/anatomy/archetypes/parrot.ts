import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A parakeet on a branch: upright, round head without neck, the bill turned down, a very long tail. */
export const parrot: Anatomy = {
  dorsal: profile(
    '0,376,196 0.05,396,164 0.1,432,144 0.15,478,142 0.21,522,162 0.28,556,204 0.34,582,256 0.44,620,334 0.6,666,428 0.8,704,522 1,730,592',
  ),
  ventral: profile(
    '0,380,246 0.04,392,272 0.1,410,304 0.18,406,354 0.28,404,418 0.4,426,490 0.52,472,548 0.65,534,592 0.78,596,612 0.92,656,616 1,698,608',
  ),
  eye: [438, 206],
  headRadius: 76,
  tilt: 0,
  wing: {
    upper: path('502,290 566,288 620,350 668,440 704,530 734,612 756,690'),
    lower: path('470,328 480,400 518,470 568,536 624,596 688,650 756,696'),
  },
  tail: { base: [714, 600], direction: 1.16 },
  bill: 2.86,
  legs: [
    { hip: [574, 584], ankle: [572, 618], foot: [562, 650], width: 14 },
    { hip: [526, 572], ankle: [522, 612], foot: [508, 648], width: 15 },
  ],
  roundness: 0.8,
};
