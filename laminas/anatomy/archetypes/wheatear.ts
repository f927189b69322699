import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A wheatear erect on a stone: rounded head on a slender neck, full breast, back and tail in one slope, long wings, fine long legs. */
export const wheatear: Anatomy = {
  dorsal: profile(
    '0,346,206 0.05,363,165 0.1,400,135 0.15,447,122 0.21,491,135 0.28,522,178 0.34,553,237 0.44,617,299 0.6,686,367 0.8,751,438 1,809,503',
  ),
  ventral: profile(
    '0,348,229 0.04,362,256 0.1,388,291 0.18,412,341 0.28,405,416 0.4,439,498 0.52,500,555 0.65,578,585 0.78,655,590 0.92,726,579 1,781,558',
  ),
  eye: [412, 200],
  headRadius: 86,
  tilt: 0,
  wing: {
    upper: path('488,352 531,315 590,317 648,359 705,424 759,489 805,548 842,594'),
    lower: path('475,392 491,446 532,497 592,534 662,563 731,583 792,594 843,602'),
  },
  tail: { base: [794, 529], direction: 0.74 },
  bill: 3.112,
  legs: [
    { hip: [629, 574], ankle: [657, 645], foot: [631, 774], width: 8.1 },
    { hip: [574, 574], ankle: [603, 650], foot: [548, 774], width: 9.1 },
  ],
  roundness: 0.8,
};
