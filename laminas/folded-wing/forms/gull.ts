import type { Form } from './form.ts';
import { perching } from './perching.ts';

/** Gulls: a smooth back of soft scapulars that end in one crescent, long tertials in a second, secondaries as a skirt, long primaries. */
export const gull: Form = {
  ...perching,
  measures: {
    ...perching.measures,
    primaryTips: 5,
    primaryGaps: 1.15,
    greaterTips: 0.44,
    medianTips: 0.3,
    tertialDepth: 0.62,
    panelTo: 0.9,
    scapularRise: 0.3,
    scapularDepth: 0.42,
    scapularTo: 0.56,
    tuck: 0.09,
    tuckDepth: 1.05,
    flankTo: 0.46,
    flankDepth: 0.1,
  },
  primaries: { webs: [0.05, 0.13], tips: [0.72, 0.46] },
  secondaries: { count: 9, ahead: [-0.12, -0.06], tips: [0.98, 0.56], webs: [0.05, 0.1], shape: 'round' },
  tertials: { reach: [1, 0.95, 0.89, 0.82], droop: 0.34 },
  greater: { count: 11, breadth: 1.15, ahead: [-0.02, 0.02], length: [0.26, 0.2] },
  median: { count: 9, breadth: 1.25 },
  primaryCoverts: { count: 3 },
  lesser: { rows: 5, count: 11, length: 0.1, half: 0.026 },
  scapulars: {
    rows: [
      { end: 1, length: 0.26 },
      { end: 0.86, length: 0.22 },
      { end: 0.72, length: 0.19 },
      { end: 0.58, length: 0.16 },
      { end: 0.44, length: 0.14 },
      { end: 0.3, length: 0.12 },
    ],
    lane: 0.1,
    half: [0.15, 0.18],
  },
  longScapulars: { rows: [{ end: 1.04, length: 0.24 }], lanes: 6, webs: [0.09, 0.12], droop: 0.04 },
  frontSeam: true,
  rowsOver: true,
};
