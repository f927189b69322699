import type { Form } from './form.ts';
import { owl } from './owl.ts';

/** Nightjars: long pointed scapulars with black hearts, soft coverts in even rows, a long dark stack of primaries along the tail. */
export const nightjar: Form = {
  ...owl,
  measures: {
    ...owl.measures,
    primaryTips: 7,
    primaryGaps: 1.1,
    greaterTips: 0.46,
    medianTips: 0.33,
    tertialDepth: 0.44,
    scapularRise: 0.42,
    scapularDepth: 0.3,
    scapularTo: 0.56,
    tuck: 0.06,
    tuckDepth: 0.7,
    flankTo: 0.5,
    flankDepth: 0.12,
  },
  primaries: { webs: [0.05, 0.18], tips: [0.66, 0.28] },
  tertials: { reach: [1, 0.8, 0.58, 0.34], droop: 0.2 },
  secondaries: { count: 7, ahead: [-0.1, -0.02], tips: [0.82, 0.24], webs: [0.08, 0.14], shape: 'round' },
  greater: { count: 10, breadth: 1.1, ahead: [-0.05, 0.03], length: [0.22, 0.18] },
  lesser: { rows: 5, count: 10, length: 0.1, half: 0.028 },
  softMedian: { rows: 1, count: 9, length: 0.15, half: 0.04 },
  scapulars: {
    rows: [
      { end: 1, length: 0.24 },
      { end: 0.82, length: 0.22 },
      { end: 0.64, length: 0.19 },
      { end: 0.47, length: 0.16 },
      { end: 0.31, length: 0.13 },
    ],
    lane: 0.12,
    half: [0.15, 0.19],
  },
};
