import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A crow standing: flat crown, heavy breast, the folded wing nearly as long as the tail, strong legs. */
export const corvid: Anatomy = {
  dorsal: profile(
    '0,351,261 0.05,372,238 0.1,404,220 0.15,440,212 0.21,482,221 0.28,520,254 0.34,562,292 0.44,626,344 0.6,722,406 0.8,804,470 1,862,522',
  ),
  ventral: profile(
    '0,353,292 0.04,366,314 0.1,378,346 0.18,376,398 0.28,384,460 0.4,426,526 0.52,500,576 0.65,592,604 0.78,690,600 0.92,784,582 1,846,554',
  ),
  eye: [400, 262],
  headRadius: 64,
  tilt: 0,
  wing: {
    upper: path('478,394 534,362 606,372 690,424 774,490 852,554 916,606 958,636'),
    lower: path('460,424 476,482 530,538 616,580 714,602 810,614 896,628 962,637'),
  },
  tail: { base: [838, 543], direction: 0.69 },
  bill: 3.112,
  legs: [
    { hip: [640, 592], ankle: [658, 668], foot: [630, 758], width: 15 },
    { hip: [576, 596], ankle: [592, 672], foot: [550, 760], width: 16 },
  ],
  roundness: 0.8,
};
