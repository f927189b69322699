import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A dabbling duck low on the water: round full breast, long low back, stern rising from the water at a shallow slope. */
export const dabbler: Anatomy = {
  dorsal: profile(
    '0,350,328 0.04,360,299 0.08,382,274 0.13,418,261 0.18,451,271 0.23,472,304 0.29,479,352 0.36,500,402 0.44,558,432 0.6,680,434 0.8,806,456 1,896,490',
  ),
  ventral: profile(
    '0,353,358 0.03,368,373 0.07,385,394 0.13,386,428 0.2,366,470 0.28,346,514 0.36,352,566 0.48,424,626 0.62,564,644 0.76,706,624 0.9,812,578 1,890,524',
  ),
  eye: [404, 308],
  headRadius: 69,
  tilt: 0,
  wing: { upper: path('522,456 602,440 690,444 770,460 842,482 902,498'), lower: path('508,488 566,524 650,544 740,544 820,526 902,506') },
  tail: { base: [882, 506], direction: 0.02 },
  bill: 2.982,
  legs: [],
  roundness: 0.8,
};
