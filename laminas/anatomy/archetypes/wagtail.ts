import { path } from '../../geometry/path.ts';
import type { Anatomy } from '../anatomy.ts';
import { profile } from '../profile.ts';

/** A wagtail: level slim body, upright round head, thin legs and a very long narrow tail. */
export const wagtail: Anatomy = {
  dorsal: profile(
    '0,340,268 0.05,353,239 0.1,384,212 0.15,424,204 0.21,468,213 0.28,506,244 0.34,548,278 0.44,622,309 0.6,711,342 0.8,786,378 1,850,412',
  ),
  ventral: profile(
    '0,341,289 0.04,350,314 0.1,360,346 0.18,358,396 0.28,376,446 0.4,426,494 0.52,502,522 0.65,594,526 0.78,688,512 0.92,790,484 1,850,458',
  ),
  eye: [392, 262],
  headRadius: 72,
  tilt: 0,
  wing: {
    upper: path('474,358 536,326 608,330 690,358 768,392 836,424 886,446'),
    lower: path('458,386 480,430 540,467 622,480 712,471 804,454 886,446'),
  },
  tail: { base: [830, 424], direction: 0.32 },
  bill: 3.11,
  legs: [
    { hip: [622, 510], ankle: [640, 566], foot: [612, 682], width: 8 },
    { hip: [572, 516], ankle: [588, 572], foot: [546, 684], width: 9 },
  ],
  roundness: 0.8,
};
