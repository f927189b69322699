import type { Form } from './form.ts';

/** Gamebirds: a short rounded wing half buried in flank feathers, broad scapulars and tertials over bowed secondaries. */
export const gamebird: Form = {
  measures: {
    primaryTips: 3,
    primaryGaps: 1,
    greaterTips: 0.5,
    medianTips: 0.34,
    tertialDepth: 0.6,
    panelTo: 0.92,
    scapularRise: 0.34,
    scapularDepth: 0.42,
    scapularTo: 0.62,
    scapularHang: 0.3,
    scapularsFrom: 0,
    tuck: 0.12,
    tuckDepth: 1.1,
    flankTo: 0.8,
    flankDepth: 0.34,
  },
  primaries: { webs: [0.06, 0.2], tips: [0.7, 0.4] },
  secondaries: { count: 7, ahead: [-0.16, -0.05], tips: [0.92, 0.58], webs: [0.06, 0.11], shape: 'round' },
  tertials: { reach: [1, 0.84, 0.64, 0.42], droop: 0.38 },
  greater: { count: 9, breadth: 1.1, ahead: [-0.08, 0.03], length: [0.24, 0.2] },
  median: { count: 8, breadth: 1.1 },
  primaryCoverts: { count: 4 },
  lesser: { rows: 4, count: 10, length: 0.1, half: 0.029 },
  scapulars: {
    rows: [
      { end: 0.42, length: 0.15 },
      { end: 0.31, length: 0.13 },
      { end: 0.2, length: 0.1 },
    ],
    lane: 0.1,
    half: [0.19, 0.24],
  },
  longScapulars: {
    rows: [
      { end: 1, length: 0.27 },
      { end: 0.84, length: 0.24 },
      { end: 0.68, length: 0.21 },
      { end: 0.53, length: 0.17 },
    ],
    lanes: 6,
    webs: [0.075, 0.1],
    droop: 0.04,
  },
  stray: 1.6,
  frontSeam: true,
};
