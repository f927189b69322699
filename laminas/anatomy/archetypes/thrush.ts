import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A ground feeder on long legs: small-headed, deep-chested, the back at a third of a right angle. */
export const thrush: Anatomy = {
  dorsal: profile(
    '0,298,250 0.05,314,214 0.1,350,184 0.15,393,174 0.21,440,186 0.28,486,222 0.34,532,264 0.44,604,316 0.6,694,370 0.8,774,426 1,840,472',
  ),
  ventral: profile(
    '0,299,274 0.04,305,300 0.1,317,334 0.18,313,384 0.28,315,456 0.4,360,534 0.52,442,588 0.65,546,610 0.78,652,599 0.92,756,558 1,826,510',
  ),
  eye: [352, 250],
  headRadius: 80,
  tilt: 0,
  wing: {
    upper: path('430,378 478,344 540,340 608,362 690,404 768,450 834,496 886,534'),
    lower: path('414,410 424,456 470,502 545,534 630,552 720,560 806,552 886,541'),
  },
  tail: { base: [812, 488], direction: 0.5 },
  bill: 3.112,
  legs: [
    { hip: [592, 575], ankle: [608, 628], foot: [572, 748], width: 11 },
    { hip: [528, 570], ankle: [544, 626], foot: [508, 748], width: 12 },
  ],
  roundness: 0.8,
};
