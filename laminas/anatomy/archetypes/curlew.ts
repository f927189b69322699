import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A stone-curlew standing: big head and eye, neck drawn up, long body on thick-kneed legs. */
export const curlew: Anatomy = {
  dorsal: profile(
    '0,355,189 0.04,358,155 0.09,414,124 0.14,491,144 0.19,530,205 0.25,549,256 0.32,587,289 0.42,647,317 0.55,719,354 0.7,787,402 0.86,844,447 1,888,484',
  ),
  ventral: profile(
    '0,357,219 0.04,388,221 0.09,414,228 0.14,431,239 0.19,439,253 0.25,447,306 0.32,478,392 0.42,558,466 0.55,656,497 0.7,742,507 0.86,816,513 1,872,520',
  ),
  eye: [420, 176],
  headRadius: 60,
  tilt: 0,
  wing: { upper: path('518,342 588,318 676,346 764,398 830,446 880,480'), lower: path('496,384 524,430 604,460 704,476 796,484 880,490') },
  tail: { base: [862, 494], direction: 0.46 },
  bill: 3.1,
  legs: [
    { hip: [652, 500], ankle: [690, 616], foot: [672, 776], width: 13 },
    { hip: [602, 498], ankle: [636, 618], foot: [596, 784], width: 14 },
  ],
  roundness: 0.8,
};
