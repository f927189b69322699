import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A big crow on foot: body carried low and long, flat crown, hollow nape, arched mantle, the wing folded high over feathered thighs. */
export const crow: Anatomy = {
  dorsal: profile(
    '0,330,262 0.05,348,238 0.1,380,216 0.15,420,206 0.21,464,214 0.28,504,244 0.34,548,278 0.44,630,314 0.6,738,356 0.8,836,404 1,908,442',
  ),
  ventral: profile(
    '0,332,292 0.04,346,316 0.1,360,348 0.18,364,394 0.28,378,446 0.4,428,506 0.52,508,546 0.65,606,562 0.78,706,550 0.92,820,512 1,892,474',
  ),
  eye: [384, 272],
  headRadius: 60,
  tilt: 0,
  wing: {
    upper: path('464,378 520,346 596,350 690,384 784,424 870,464 940,500 1000,532'),
    lower: path('448,406 460,452 510,496 596,520 704,530 810,532 910,534 1004,535'),
  },
  tail: { base: [888, 460], direction: 0.46 },
  bill: 3.09,
  legs: [
    { hip: [630, 542], ankle: [660, 618], foot: [648, 728], width: 15 },
    { hip: [566, 548], ankle: [576, 628], foot: [522, 730], width: 16 },
  ],
  roundness: 0.8,
};
