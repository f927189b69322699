import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A tall egret: flat narrow head, the thin neck longer than the body and kinked below the nape, its foot bulging before the breast, deep sloping body, very long legs. */
export const greatEgret: Anatomy = {
  dorsal: profile(
    '0,436,95 0.03,453,84 0.06,479,78 0.09,506,80 0.115,529,93 0.145,549,122 0.18,570,162 0.215,559,195 0.25,533,240 0.28,515,287 0.31,516,331 0.345,537,364 0.385,581,384 0.48,655,402 0.62,725,437 0.8,793,484 1,843,525',
  ),
  ventral: profile(
    '0,438,109 0.03,457,114 0.06,478,118 0.09,497,122 0.115,512,129 0.145,524,144 0.18,538,170 0.215,529,196 0.25,504,238 0.28,487,287 0.31,483,333 0.345,495,380 0.385,526,434 0.48,588,490 0.62,668,522 0.8,759,541 1,831,551',
  ),
  eye: [471, 97],
  headRadius: 33.1,
  tilt: 0,
  wing: { upper: path('579,404 643,403 709,434 775,478 830,521 870,554'), lower: path('549,437 579,480 642,512 721,534 798,551 870,562') },
  tail: { base: [824, 534], direction: 0.542 },
  bill: 3.08,
  legs: [
    { hip: [703, 522], ankle: [730, 643], foot: [726, 797], width: 9.5 },
    { hip: [664, 516], ankle: [687, 647], foot: [645, 807], width: 10.4 },
  ],
  roundness: 0.8,
};
