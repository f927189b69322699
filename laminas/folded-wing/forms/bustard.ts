import type { Form } from './form.ts';

/** Bustards: broad flat scapulars and tertials that cloak nearly the whole wing, pale coverts in a long panel below them. */
export const bustard: Form = {
  measures: {
    primaryTips: 3,
    primaryGaps: 1.1,
    greaterTips: 0.62,
    medianTips: 0.36,
    tertialDepth: 0.74,
    panelTo: 0.94,
    scapularRise: 0.36,
    scapularDepth: 0.58,
    scapularTo: 0.66,
    scapularHang: 0.34,
    scapularsFrom: 0,
    tuck: 0.1,
    tuckDepth: 1.06,
    flankTo: 0.6,
    flankDepth: 0.22,
  },
  primaries: { webs: [0.06, 0.2], tips: [0.74, 0.44] },
  secondaries: { count: 6, ahead: [-0.2, -0.08], tips: [0.94, 0.66], webs: [0.06, 0.11], shape: 'round' },
  tertials: { reach: [1, 0.86, 0.7, 0.52, 0.34], droop: 0.46 },
  greater: { count: 9, breadth: 1.4, ahead: [-0.04, 0.02], length: [0.44, 0.26] },
  median: { count: 9, breadth: 1.05 },
  primaryCoverts: { count: 5 },
  lesser: { rows: 4, count: 11, length: 0.095, half: 0.027 },
  scapulars: {
    rows: [
      { end: 0.38, length: 0.14 },
      { end: 0.28, length: 0.12 },
      { end: 0.18, length: 0.1 },
    ],
    lane: 0.1,
    half: [0.19, 0.24],
  },
  longScapulars: {
    rows: [
      { end: 1, length: 0.26 },
      { end: 0.85, length: 0.23 },
      { end: 0.7, length: 0.2 },
      { end: 0.56, length: 0.17 },
      { end: 0.43, length: 0.14 },
    ],
    lanes: 7,
    webs: [0.075, 0.1],
    droop: 0.04,
  },
  stray: 1.2,
  frontSeam: true,
};
