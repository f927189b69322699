import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A gadwall afloat: steep forehead and puffed round head on a short neck, full breast, low back, stern lifted to a point. */
export const gadwall: Anatomy = {
  dorsal: profile(
    '0,356,348 0.04,359,316 0.08,377,286 0.13,414,269 0.18,453,278 0.23,480,310 0.29,482,358 0.36,500,404 0.44,560,430 0.6,680,434 0.8,816,458 1,908,478',
  ),
  ventral: profile(
    '0,358,376 0.03,373,392 0.07,391,408 0.13,398,436 0.2,380,474 0.28,356,518 0.36,372,578 0.48,440,634 0.62,570,656 0.76,724,640 0.9,836,586 1,906,514',
  ),
  eye: [400, 326],
  headRadius: 66,
  tilt: 0,
  wing: { upper: path('526,454 600,438 690,444 770,458 840,474 896,482'), lower: path('512,486 568,520 650,538 740,534 820,512 896,488') },
  tail: { base: [890, 494], direction: -0.24 },
  bill: 3.02,
  legs: [],
  roundness: 0.8,
};
