import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A tit on a branch: big round head without a neck, a throat set off from a short deep body, and stout bent legs. */
export const tit: Anatomy = {
  dorsal: profile(
    '0,340,292 0.05,358,242 0.1,402,204 0.15,456,191 0.21,510,204 0.28,551,242 0.34,583,290 0.44,644,330 0.6,715,390 0.8,770,454 1,808,504',
  ),
  ventral: profile(
    '0,341,316 0.04,347,344 0.1,360,384 0.18,368,432 0.28,374,500 0.4,406,570 0.52,478,620 0.65,563,638 0.78,641,628 0.92,724,592 1,790,544',
  ),
  eye: [402, 286],
  headRadius: 97,
  tilt: 0,
  wing: {
    upper: path('480,438 526,408 580,402 628,404 693,444 748,490 790,534 820,562'),
    lower: path('462,470 458,494 500,528 567,556 635,572 704,578 764,576 820,568'),
  },
  tail: { base: [794, 520], direction: 0.71 },
  bill: 3.11,
  legs: [
    { hip: [588, 600], ankle: [622, 650], foot: [564, 722], width: 12 },
    { hip: [524, 598], ankle: [556, 650], foot: [494, 722], width: 13 },
  ],
  roundness: 0.8,
};
