import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A large gull standing level: smallish head on a strong neck, full breast, long wings that pass well beyond the tail. */
export const largeGull: Anatomy = {
  dorsal: profile(
    '0,344,230 0.03,355,211 0.08,382,193 0.13,420,188 0.18,455,200 0.22,474,232 0.27,500,276 0.36,580,298 0.5,674,316 0.66,750,336 0.84,812,362 1,856,384',
  ),
  ventral: profile(
    '0,345,266 0.03,360,281 0.07,382,295 0.11,400,318 0.17,398,356 0.25,392,414 0.34,434,460 0.45,528,486 0.58,626,486 0.74,716,464 0.9,794,432 1,844,410',
  ),
  eye: [396, 230],
  headRadius: 50,
  tilt: 0,
  wing: { upper: path('530,308 614,294 696,308 772,330 860,358 982,386'), lower: path('506,350 526,398 612,428 714,430 816,414 982,394') },
  tail: { base: [836, 400], direction: 0.13 },
  bill: 3.1,
  legs: [
    { hip: [664, 474], ankle: [680, 542], foot: [672, 626], width: 12.5 },
    { hip: [610, 478], ankle: [628, 548], foot: [612, 634], width: 13 },
  ],
  roundness: 0.8,
};
