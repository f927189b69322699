import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A magpie: compact round-headed body on firm legs, the tail longer than the rest of the bird. */
export const magpie: Anatomy = {
  dorsal: profile(
    '0,350,268 0.05,364,238 0.1,394,214 0.15,430,205 0.21,474,216 0.28,510,252 0.34,544,302 0.44,610,354 0.6,692,420 0.8,758,484 1,808,536',
  ),
  ventral: profile(
    '0,351,294 0.04,360,316 0.1,370,350 0.18,366,404 0.28,374,468 0.4,410,540 0.52,476,598 0.65,562,628 0.78,652,624 0.92,744,600 1,800,570',
  ),
  eye: [396, 262],
  headRadius: 66,
  tilt: 0,
  wing: {
    upper: path('470,392 522,362 590,372 664,420 734,478 792,530 830,566'),
    lower: path('452,420 464,476 512,530 590,566 676,580 760,578 830,573'),
  },
  tail: { base: [790, 548], direction: 0.66 },
  bill: 3.112,
  legs: [
    { hip: [624, 602], ankle: [642, 664], foot: [616, 750], width: 13 },
    { hip: [562, 606], ankle: [578, 668], foot: [540, 752], width: 14 },
  ],
  roundness: 0.8,
};
