import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A reed warbler clinging to an upright stalk, one foot above the other: the brow runs on from a long bill to a rounded crown, the nape falls evenly into a slim back. */
export const reedling: Anatomy = {
  dorsal: profile(
    '0,426,250 0.05,449,230 0.1,486,213 0.15,528,204 0.21,569,211 0.28,602,236 0.34,628,273 0.44,674,340 0.6,732,426 0.8,786,516 1,820,582',
  ),
  ventral: profile(
    '0,425,271 0.04,438,290 0.1,461,316 0.18,478,352 0.28,482,400 0.4,486,450 0.52,512,502 0.65,562,548 0.78,632,577 0.92,722,598 1,784,603',
  ),
  eye: [484, 250],
  headRadius: 80,
  tilt: 0.1,
  wing: {
    upper: path('534,322 584,310 634,337 678,388 720,450 760,518 791,572 818,618'),
    lower: path('505,342 500,380 522,430 566,482 624,526 694,566 757,597 815,625'),
  },
  tail: { base: [804, 586], direction: 1.04 },
  bill: 3.21,
  legs: [
    { hip: [640, 540], ankle: [650, 604], foot: [580, 656], width: 11 },
    { hip: [562, 488], ankle: [546, 578], foot: [470, 534], width: 12 },
  ],
  roundness: 0.8,
};
