import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A bee-eater on a wire: sleek flat head, slender body drawn out into wings and tail. */
export const beeEater: Anatomy = {
  dorsal: profile(
    '0,340,262 0.05,356,230 0.1,392,204 0.15,436,196 0.21,480,208 0.28,518,244 0.34,550,288 0.44,604,342 0.6,676,418 0.8,742,506 1,790,576',
  ),
  ventral: profile(
    '0,341,288 0.04,352,312 0.1,372,344 0.18,380,394 0.28,396,454 0.4,436,516 0.52,496,562 0.65,572,594 0.78,652,606 0.92,730,608 1,772,602',
  ),
  eye: [398, 260],
  headRadius: 74,
  tilt: 0,
  wing: {
    upper: path('470,366 520,338 580,358 640,410 704,474 764,542 812,602 850,660'),
    lower: path('452,402 468,448 512,496 576,534 646,566 724,598 796,630 850,668'),
  },
  tail: { base: [776, 590], direction: 0.86 },
  bill: 3.08,
  legs: [
    { hip: [600, 586], ankle: [608, 620], foot: [586, 668], width: 10 },
    { hip: [540, 576], ankle: [548, 612], foot: [524, 668], width: 10.5 },
  ],
  roundness: 0.8,
};
