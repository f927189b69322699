import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A woodcock on the forest floor: steep forehead, eye high and far back, head sunk in the shoulders of a plump low body. */
export const woodcock: Anatomy = {
  dorsal: profile(
    '0,396,296 0.04,399,258 0.09,424,224 0.14,474,212 0.19,530,230 0.25,572,262 0.32,616,286 0.42,690,298 0.55,780,328 0.7,864,386 0.86,934,456 1,985,512',
  ),
  ventral: profile(
    '0,401,326 0.04,424,338 0.09,446,350 0.14,460,370 0.19,460,402 0.25,456,448 0.32,474,508 0.42,544,574 0.55,656,606 0.7,782,606 0.86,890,586 1,966,560',
  ),
  eye: [492, 250],
  headRadius: 50,
  tilt: 0,
  wing: { upper: path('560,334 614,302 694,308 784,342 872,406 974,506'), lower: path('514,404 536,468 604,514 704,540 826,548 974,526') },
  tail: { base: [958, 536], direction: 0.4 },
  bill: 2.78,
  legs: [
    { hip: [710, 566], ankle: [728, 616], foot: [704, 662], width: 9.5 },
    { hip: [652, 570], ankle: [670, 620], foot: [642, 670], width: 10 },
  ],
  roundness: 0.8,
};
