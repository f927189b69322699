import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A buzzard upright on a post: compact, the round head sunk between broad shoulders, full thighs and short tarsi. */
export const buzzard: Anatomy = {
  dorsal: profile(
    '0,414,168 0.05,430,138 0.1,460,116 0.15,502,106 0.21,546,120 0.28,588,158 0.34,624,206 0.44,662,288 0.6,676,398 0.8,688,510 1,692,590',
  ),
  ventral: profile(
    '0,416,208 0.04,430,230 0.1,434,262 0.18,408,314 0.28,380,380 0.4,380,462 0.52,410,538 0.65,472,604 0.78,548,636 0.92,616,640 1,660,624',
  ),
  eye: [468, 174],
  headRadius: 74,
  tilt: 0,
  wing: {
    upper: path('516,262 580,252 630,296 668,384 690,480 704,570 714,660 716,742'),
    lower: path('474,300 476,366 500,446 540,522 592,594 642,654 686,704 716,748'),
  },
  tail: { base: [684, 590], direction: 1.31 },
  bill: 3.05,
  legs: [
    { hip: [580, 560], ankle: [560, 676], foot: [548, 738], width: 19 },
    { hip: [516, 560], ankle: [494, 676], foot: [476, 738], width: 20 },
  ],
  roundness: 0.8,
};
