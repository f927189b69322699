import { HANG } from '../scapulars/scapular-field.ts';
import type { Form } from './form.ts';

/** Falcons and pointed-winged kites: short coverts, a narrow panel of secondaries, a long hand whose tips run out to a point. */
export const falcon: Form = {
  measures: {
    primaryTips: 6,
    primaryGaps: 1.45,
    greaterTips: 0.42,
    medianTips: 0.31,
    tertialDepth: 0.44,
    panelTo: 0.84,
    scapularRise: 0.4,
    scapularDepth: 0.46,
    scapularTo: 0.46,
    scapularHang: HANG,
    scapularsFrom: 0,
    tuck: 0.05,
    tuckDepth: 0.7,
    flankTo: 0.5,
    flankDepth: 0.1,
  },
  primaries: { webs: [0.045, 0.15], tips: [0.7, 0.28] },
  secondaries: { count: 9, ahead: [-0.12, -0.02], tips: [0.84, 0.22], webs: [0.05, 0.11], shape: 'round' },
  tertials: { reach: [1, 0.8, 0.58, 0.36], droop: 0.2 },
  greater: { count: 11, breadth: 0.95, ahead: [-0.06, 0.03], length: [0.17, 0.15] },
  median: { count: 10, breadth: 0.9 },
  primaryCoverts: { count: 7 },
  stray: 1.7,
  lesser: { rows: 5, count: 12, length: 0.075, half: 0.021 },
  softMedian: { rows: 2, count: 9, length: 0.12, half: 0.032 },
  scapulars: {
    rows: [
      { end: 1, length: 0.17 },
      { end: 0.87, length: 0.16 },
      { end: 0.74, length: 0.14 },
      { end: 0.61, length: 0.13 },
      { end: 0.49, length: 0.11 },
      { end: 0.37, length: 0.1 },
      { end: 0.26, length: 0.09 },
    ],
    lane: 0.11,
    half: [0.17, 0.24],
  },
};
