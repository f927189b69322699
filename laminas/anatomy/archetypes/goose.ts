import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A goose standing: long neck, heavy level body, short stout legs about its middle. */
export const goose: Anatomy = {
  dorsal: profile(
    '0,338,168 0.03,346,150 0.06,364,137 0.1,390,134 0.14,414,146 0.18,430,178 0.23,438,232 0.29,454,288 0.35,496,328 0.44,570,348 0.6,690,358 0.8,810,388 1,896,424',
  ),
  ventral: profile(
    '0,340,196 0.03,352,204 0.07,368,216 0.11,376,240 0.16,370,284 0.22,358,336 0.3,362,412 0.4,410,492 0.52,510,552 0.64,624,570 0.76,730,556 0.9,828,506 1,884,462',
  ),
  eye: [370, 168],
  headRadius: 42,
  tilt: 0,
  wing: { upper: path('512,372 600,350 700,362 800,394 890,428 950,446'), lower: path('486,420 520,478 600,512 710,508 820,482 950,454') },
  tail: { base: [882, 446], direction: 0.12 },
  bill: 3.0,
  legs: [
    { hip: [650, 552], ankle: [676, 612], foot: [662, 716], width: 14.5 },
    { hip: [592, 558], ankle: [620, 616], foot: [592, 728], width: 15.5 },
  ],
  roundness: 0.8,
};
