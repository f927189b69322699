import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A slim reed warbler clinging to an upright stalk, one foot above the other: flat forehead running on from the bill to a peaked crown, nape let in before an arched back. */
export const reedWarbler: Anatomy = {
  dorsal: profile(
    '0,394,208 0.05,423,192 0.1,453,177 0.15,485,168 0.21,513,176 0.28,533,203 0.34,547,242 0.44,599,296 0.6,664,371 0.8,725,454 1,767,519',
  ),
  ventral: profile(
    '0,394,226 0.04,406,243 0.1,424,264 0.18,435,294 0.28,436,336 0.4,446,383 0.52,475,432 0.65,528,476 0.78,597,508 0.92,678,531 1,734,539',
  ),
  eye: [446, 207],
  headRadius: 66,
  tilt: 0.1,
  wing: {
    upper: path('485,268 530,262 577,290 620,338 663,395 704,459 736,510 764,553'),
    lower: path('462,283 462,316 487,362 531,410 586,453 651,495 708,528 762,559'),
  },
  tail: { base: [751, 524], direction: 1.04 },
  bill: 3.21,
  legs: [
    { hip: [600, 456], ankle: [612, 517], foot: [534, 589], width: 10.3 },
    { hip: [536, 412], ankle: [532, 453], foot: [453, 438], width: 11.05 },
  ],
  roundness: 0.8,
};
