import { HANG } from '../scapulars/scapular-field.ts';
import type { Form } from './form.ts';

/** Perching birds: short coverts, three nested tertials, a panel of narrow secondaries. */
export const perching: Form = {
  measures: {
    primaryTips: 6,
    primaryGaps: 1.35,
    greaterTips: 0.45,
    medianTips: 0.28,
    tertialDepth: 0.42,
    panelTo: 0.8,
    scapularRise: 0.34,
    scapularDepth: 0.24,
    scapularTo: 0.47,
    scapularHang: HANG,
    scapularsFrom: 0,
    tuck: 0.1,
    tuckDepth: 1.14,
    flankTo: 0.52,
    flankDepth: 0.2,
  },
  primaries: { webs: [0.035, 0.15], tips: [0.64, 0.24] },
  secondaries: { count: 6, ahead: [0.02, -0.035], tips: [0.46, 0.17], webs: [0.045, 0.12] },
  tertials: { reach: [1, 0.66, 0.32], droop: 0.17 },
  greater: { count: 10, breadth: 1, ahead: [-0.055, 0.045], length: [0.25, 0.2] },
  median: { count: 8, breadth: 1 },
  primaryCoverts: { count: 6 },
  lesser: { rows: 4, count: 11, length: 0.098, half: 0.024 },
  scapulars: {
    rows: [
      { end: 1, length: 0.25 },
      { end: 0.83, length: 0.22 },
      { end: 0.67, length: 0.19 },
      { end: 0.52, length: 0.16 },
      { end: 0.38, length: 0.13 },
      { end: 0.26, length: 0.1 },
    ],
    lane: 0.095,
    half: [0.13, 0.165],
  },
};
