import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A long-winged leaf warbler: neat head with a gently domed crown, a smooth nape, the back and folded wing in one line, a slim breast. */
export const willowWarbler: Anatomy = {
  dorsal: profile(
    '0,344,300 0.05,358,271 0.1,383,249 0.15,418,239 0.21,456,249 0.28,490,277 0.34,524,308 0.44,588,342 0.6,660,387 0.8,726,438 1,772,480',
  ),
  ventral: profile(
    '0,345,320 0.04,354,345 0.1,372,374 0.18,384,412 0.28,394,460 0.4,430,515 0.52,490,556 0.65,562,573 0.78,632,563 0.92,700,533 1,753,508',
  ),
  eye: [398, 297],
  headRadius: 72,
  tilt: 0.01,
  wing: {
    upper: path('447,388 490,366 538,360 592,371 657,402 717,440 762,474 794,500'),
    lower: path('434,408 444,442 477,474 527,496 588,506 662,507 734,505 793,507'),
  },
  tail: { base: [770, 496], direction: 0.62 },
  bill: 3.12,
  legs: [
    { hip: [568, 548], ankle: [602, 602], foot: [550, 664], width: 8.6 },
    { hip: [504, 540], ankle: [538, 596], foot: [484, 664], width: 9.4 },
  ],
  roundness: 0.8,
};
