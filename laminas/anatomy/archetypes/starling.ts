import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A walker of lawns, erect: low crown running into a long bill, round hindcrown, hollow nape under an arched mantle, full breast, short tail. */
export const starling: Anatomy = {
  dorsal: profile(
    '0,300,240 0.05,330,220 0.1,368,206 0.15,412,201 0.21,454,213 0.28,488,246 0.34,516,285 0.44,576,331 0.6,674,406 0.8,750,492 1,800,556',
  ),
  ventral: profile(
    '0,301,262 0.04,316,276 0.1,344,304 0.18,360,352 0.28,358,420 0.4,386,502 0.52,442,562 0.65,524,606 0.78,616,622 0.92,710,608 1,780,576',
  ),
  eye: [354, 243],
  headRadius: 70,
  tilt: 0,
  wing: {
    upper: path('444,378 488,344 548,350 614,394 680,452 742,516 794,572 836,618'),
    lower: path('428,406 434,452 470,502 536,540 612,572 694,598 768,616 838,625'),
  },
  tail: { base: [782, 562], direction: 0.8 },
  bill: 3.11,
  legs: [
    { hip: [602, 590], ankle: [620, 640], foot: [584, 740], width: 12 },
    { hip: [536, 586], ankle: [554, 638], foot: [512, 740], width: 13 },
  ],
  roundness: 0.8,
};
