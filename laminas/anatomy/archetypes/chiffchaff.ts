import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A small leaf warbler with a neat round head: short face, crown evenly domed, a short neck let into a softly arched back and a round breast. */
export const chiffchaff: Anatomy = {
  dorsal: profile(
    '0,344,301 0.05,356,272 0.1,379,249 0.15,411,239 0.21,444,249 0.28,468,276 0.34,489,312 0.44,561,348 0.6,644,392 0.8,720,444 1,770,484',
  ),
  ventral: profile(
    '0,345,320 0.04,352,343 0.1,364,371 0.18,376,408 0.28,389,450 0.4,421,492 0.52,481,525 0.65,556,541 0.78,632,537 0.92,702,521 1,753,508',
  ),
  eye: [398, 297],
  headRadius: 68,
  tilt: 0.01,
  wing: {
    upper: path('447,382 490,355 538,346 590,357 655,391 715,433 760,471 794,500'),
    lower: path('432,406 442,442 475,464 525,484 586,495 661,499 734,505 793,507'),
  },
  tail: { base: [770, 496], direction: 0.62 },
  bill: 3.12,
  legs: [
    { hip: [560, 516], ankle: [580, 566], foot: [554, 630], width: 8 },
    { hip: [502, 508], ankle: [526, 559], foot: [482, 630], width: 8.8 },
  ],
  roundness: 0.8,
};
