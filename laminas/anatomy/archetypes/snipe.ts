import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A snipe on wet ground: bill twice as long as the head, short neck, plump rounded body, short legs. */
export const snipe: Anatomy = {
  dorsal: profile(
    '0,388,262 0.04,402,236 0.09,442,206 0.14,492,204 0.19,532,228 0.25,564,262 0.32,604,286 0.42,668,308 0.55,734,344 0.7,792,396 0.86,834,444 1,862,480',
  ),
  ventral: profile(
    '0,393,284 0.04,416,294 0.09,438,306 0.14,450,324 0.19,452,352 0.25,458,400 0.32,498,460 0.42,580,510 0.55,666,528 0.7,746,524 0.86,808,512 1,848,504',
  ),
  eye: [454, 238],
  headRadius: 50,
  tilt: 0,
  wing: { upper: path('548,316 612,302 690,332 764,384 824,436 872,486'), lower: path('528,356 556,404 620,440 706,464 796,484 872,494') },
  tail: { base: [838, 490], direction: 0.5 },
  bill: 2.88,
  legs: [
    { hip: [664, 512], ankle: [694, 570], foot: [676, 640], width: 10 },
    { hip: [616, 508], ankle: [642, 572], foot: [598, 646], width: 10.5 },
  ],
  roundness: 0.8,
};
