import type { Form } from './form.ts';
import { perching } from './perching.ts';

/** Woodpeckers: short coverts, broad spotted remiges in a long panel, large scapulars. */
export const woodpecker: Form = {
  measures: {
    ...perching.measures,
    primaryTips: 5,
    primaryGaps: 1.2,
    greaterTips: 0.42,
    medianTips: 0.26,
    tertialDepth: 0.44,
    panelTo: 0.8,
    scapularRise: 0.2,
    scapularDepth: 0.5,
    scapularTo: 0.5,
    scapularHang: 0.72,
    scapularsFrom: 0,
    tuck: 0.05,
    tuckDepth: 0.75,
    flankTo: 0.4,
    flankDepth: 0.1,
  },
  primaries: { webs: [0.05, 0.16], tips: [0.5, 0.16] },
  secondaries: { count: 7, ahead: [-0.02, -0.04], tips: [0.62, 0.2], webs: [0.065, 0.12] },
  tertials: { reach: [1, 0.7, 0.4], droop: 0.18 },
  greater: { count: 9, breadth: 1.1, ahead: [-0.05, 0.04], length: [0.24, 0.19] },
  median: perching.median,
  primaryCoverts: perching.primaryCoverts,
  lesser: perching.lesser,
  scapulars: {
    rows: [
      { end: 0.94, length: 0.22 },
      { end: 0.81, length: 0.2 },
      { end: 0.69, length: 0.18 },
      { end: 0.55, length: 0.15 },
      { end: 0.42, length: 0.12 },
      { end: 0.3, length: 0.1 },
    ],
    lane: 0.09,
    half: [0.17, 0.21],
  },
};
