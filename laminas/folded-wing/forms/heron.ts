import type { Form } from './form.ts';

/** Herons: broad wing, coverts in long oblique rows, plume-like scapulars that fall over it, primaries tucked under the tertials. */
export const heron: Form = {
  measures: {
    primaryTips: 3,
    primaryGaps: 1.1,
    greaterTips: 0.55,
    medianTips: 0.4,
    tertialDepth: 0.56,
    panelTo: 0.9,
    scapularRise: 0.2,
    scapularDepth: 0.4,
    scapularTo: 0.74,
    scapularHang: 0.5,
    scapularsFrom: 0,
    tuck: 0.09,
    tuckDepth: 1.1,
    flankTo: 0.6,
    flankDepth: 0.16,
  },
  primaries: { webs: [0.05, 0.2], tips: [0.66, 0.36] },
  secondaries: { count: 8, ahead: [-0.13, -0.03], tips: [0.9, 0.56], webs: [0.05, 0.1], shape: 'round' },
  tertials: { reach: [1, 0.86, 0.68, 0.46], droop: 0.34 },
  greater: { count: 12, breadth: 0.85, ahead: [-0.12, 0.05], length: [0.22, 0.24] },
  median: { count: 11, breadth: 0.78 },
  primaryCoverts: { count: 5 },
  lesser: { rows: 4, count: 13, length: 0.1, half: 0.021 },
  scapulars: {
    rows: [
      { end: 0.42, length: 0.16 },
      { end: 0.32, length: 0.14 },
      { end: 0.22, length: 0.11 },
    ],
    lane: 0.09,
    half: [0.13, 0.17],
  },
  longScapulars: {
    rows: [
      { end: 1, length: 0.46 },
      { end: 0.86, length: 0.42 },
      { end: 0.7, length: 0.36 },
      { end: 0.54, length: 0.28 },
    ],
    lanes: 9,
    webs: [0.024, 0.03],
    droop: 0.09,
    shingle: 0.2,
  },
  stray: 2,
  frontSeam: true,
};
