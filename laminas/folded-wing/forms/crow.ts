import type { Form } from './form.ts';
import { perching } from './perching.ts';

/** Crows: big firm coverts, broad tertials, secondaries in a slanting stack, large scapulars. */
export const crow: Form = {
  ...perching,
  measures: {
    ...perching.measures,
    primaryTips: 6,
    primaryGaps: 1.2,
    greaterTips: 0.48,
    medianTips: 0.32,
    tertialDepth: 0.46,
    panelTo: 0.84,
    scapularRise: 0.36,
    scapularDepth: 0.32,
    scapularTo: 0.5,
    tuck: 0.08,
    flankTo: 0.56,
    flankDepth: 0.2,
  },
  primaries: { webs: [0.045, 0.16], tips: [0.64, 0.24] },
  secondaries: { count: 8, ahead: [-0.1, -0.03], tips: [0.78, 0.24], webs: [0.055, 0.12], shape: 'round' },
  tertials: { reach: [1, 0.74, 0.46], droop: 0.2 },
  greater: { count: 9, breadth: 1.12, ahead: [-0.05, 0.04], length: [0.25, 0.2] },
  median: { count: 8, breadth: 1.1 },
  lesser: { rows: 5, count: 9, length: 0.1, half: 0.03 },
  scapulars: {
    rows: [
      { end: 1, length: 0.2 },
      { end: 0.83, length: 0.18 },
      { end: 0.67, length: 0.16 },
      { end: 0.52, length: 0.14 },
      { end: 0.38, length: 0.12 },
      { end: 0.26, length: 0.1 },
    ],
    lane: 0.115,
    half: [0.2, 0.25],
  },
  stray: 1.3,
};
