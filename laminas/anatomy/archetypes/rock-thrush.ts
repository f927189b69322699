import type { Anatomy } from '../anatomy.ts';
import { redstart } from './redstart.ts';

/** A rock thrush at ease: long low head on a neck of its own, breast rounded below it, sturdy short legs that bend unlike. */
export const rockThrush: Anatomy = {
  ...redstart,
  dorsal: [
    [0, 354, 250],
    [0.05, 376, 210],
    [0.1, 412, 182],
    [0.15, 456, 171],
    [0.21, 500, 186],
    [0.28, 532, 226],
    [0.34, 562, 270],
    [0.44, 640, 318],
    [0.6, 712, 390],
    [0.8, 778, 458],
    [1, 830, 512],
  ],
  ventral: [
    [0, 356, 272],
    [0.04, 372, 300],
    [0.1, 392, 334],
    [0.18, 400, 380],
    [0.28, 394, 446],
    [0.4, 430, 518],
    [0.52, 496, 564],
    [0.65, 576, 590],
    [0.78, 660, 594],
    [0.92, 742, 574],
    [1, 804, 548],
  ],
  legs: [
    { hip: [632, 570], ankle: [648, 628], foot: [630, 742], width: 9.4 },
    { hip: [570, 566], ankle: [592, 624], foot: [544, 742], width: 10.4 },
  ],
};
