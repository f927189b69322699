import { HANG } from '../scapulars/scapular-field.ts';
import type { Form } from './form.ts';

/** Birds of prey: a broad field of scapulars, many rows of soft coverts, long secondaries whose tips lie in a slanting stack. */
export const raptor: Form = {
  measures: {
    primaryTips: 6,
    primaryGaps: 1.2,
    greaterTips: 0.52,
    medianTips: 0.4,
    tertialDepth: 0.42,
    panelTo: 0.86,
    scapularRise: 0.4,
    scapularDepth: 0.44,
    scapularTo: 0.52,
    scapularHang: HANG,
    scapularsFrom: 0,
    tuck: 0.05,
    tuckDepth: 0.7,
    flankTo: 0.62,
    flankDepth: 0.1,
  },
  primaries: { webs: [0.045, 0.16], tips: [0.64, 0.24] },
  secondaries: { count: 11, ahead: [-0.13, -0.02], tips: [0.86, 0.22], webs: [0.05, 0.11], shape: 'round' },
  tertials: { reach: [1, 0.82, 0.62, 0.42], droop: 0.2 },
  greater: { count: 12, breadth: 0.95, ahead: [-0.07, 0.03], length: [0.22, 0.19] },
  median: { count: 10, breadth: 0.9 },
  primaryCoverts: { count: 7 },
  stray: 2.2,
  lesser: { rows: 7, count: 13, length: 0.085, half: 0.021 },
  softMedian: { rows: 2, count: 10, length: 0.15, half: 0.034 },
  scapulars: {
    rows: [
      { end: 1, length: 0.2 },
      { end: 0.88, length: 0.19 },
      { end: 0.76, length: 0.17 },
      { end: 0.64, length: 0.15 },
      { end: 0.52, length: 0.13 },
      { end: 0.41, length: 0.12 },
      { end: 0.31, length: 0.1 },
      { end: 0.21, length: 0.09 },
    ],
    lane: 0.1,
    half: [0.16, 0.23],
  },
};
