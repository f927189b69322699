import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A wryneck on a branch: slim, small bill, long tail, body sloping gently. */
export const wryneck: Anatomy = {
  dorsal: profile(
    '0,351,223 0.05,370,190 0.1,409,165 0.15,475,171 0.21,523,215 0.28,564,259 0.34,605,286 0.44,667,317 0.6,751,368 0.8,824,436 1,874,487',
  ),
  ventral: profile(
    '0,355,242 0.05,386,247 0.1,411,254 0.15,430,263 0.21,448,290 0.28,466,350 0.34,507,410 0.44,580,461 0.6,678,490 0.8,776,515 1,851,527',
  ),
  eye: [408, 212],
  headRadius: 66,
  tilt: 0,
  wing: { upper: path('520,326 584,308 660,340 730,394 800,452 846,494'), lower: path('500,352 530,388 600,422 684,456 766,486 846,504') },
  tail: { base: [842, 498], direction: 0.55 },
  bill: 3.1,
  legs: [
    { hip: [616, 450], ankle: [630, 496], foot: [596, 546], width: 10 },
    { hip: [566, 448], ankle: [580, 498], foot: [544, 550], width: 10.5 },
  ],
  roundness: 0.8,
};
