import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A pipit of bare ground, erect on long legs: small flat-crowned head on a slender neck, a lean trunk and a long tail. */
export const tawnyPipit: Anatomy = {
  dorsal: profile(
    '0,212,236 0.05,234,204 0.1,268,183 0.15,308,175 0.21,343,188 0.28,367,222 0.34,400,272 0.44,494,324 0.6,610,384 0.8,720,451 1,806,506',
  ),
  ventral: profile(
    '0,214,256 0.04,231,277 0.1,262,302 0.18,284,346 0.28,277,410 0.4,314,476 0.52,398,530 0.65,500,556 0.78,606,554 0.92,716,542 1,796,532',
  ),
  eye: [270, 233],
  headRadius: 74,
  tilt: 0,
  wing: {
    upper: path('362,350 436,330 519,344 622,391 718,448 799,501 861,542'),
    lower: path('344,384 370,432 442,476 543,506 653,522 765,532 861,547'),
  },
  tail: { base: [790, 515], direction: 0.5 },
  bill: 3.117,
  legs: [
    { hip: [544, 532], ankle: [566, 592], foot: [536, 732], width: 10.6 },
    { hip: [486, 530], ankle: [508, 592], foot: [450, 732], width: 11.6 },
  ],
  roundness: 0.8,
};
