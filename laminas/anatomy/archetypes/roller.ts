import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A roller on a wire: great flat head, deep chest, straight tail, short legs. */
export const roller: Anatomy = {
  dorsal: profile(
    '0,334,262 0.05,352,222 0.1,394,194 0.15,444,184 0.21,494,198 0.28,530,240 0.34,562,294 0.44,620,350 0.6,690,424 0.8,748,510 1,790,580',
  ),
  ventral: profile(
    '0,335,292 0.04,346,320 0.1,360,358 0.18,354,416 0.28,360,488 0.4,396,562 0.52,462,618 0.65,548,648 0.78,634,648 0.92,720,632 1,772,612',
  ),
  eye: [396, 260],
  headRadius: 84,
  tilt: 0,
  wing: {
    upper: path('452,402 500,370 562,374 624,410 690,470 748,536 796,596 834,652'),
    lower: path('434,436 442,488 484,540 552,580 628,606 706,626 778,640 834,660'),
  },
  tail: { base: [776, 594], direction: 0.86 },
  bill: 3.08,
  legs: [
    { hip: [606, 626], ankle: [612, 666], foot: [588, 724], width: 12 },
    { hip: [542, 622], ankle: [550, 664], foot: [522, 726], width: 13 },
  ],
  roundness: 0.8,
};
