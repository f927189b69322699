import { HANG } from '../scapulars/scapular-field.ts';
import type { Form } from './form.ts';

/** Waders: long scapulars in shingled rows and long tertials, both patterned, over most of the wing. */
export const wader: Form = {
  measures: {
    primaryTips: 4,
    primaryGaps: 1.2,
    greaterTips: 0.46,
    medianTips: 0.32,
    tertialDepth: 0.66,
    panelTo: 0.92,
    scapularRise: 0.34,
    scapularDepth: 0.44,
    scapularTo: 0.56,
    scapularHang: HANG,
    scapularsFrom: 0,
    tuck: 0.1,
    tuckDepth: 1.1,
    flankTo: 0.72,
    flankDepth: 0.3,
  },
  primaries: { webs: [0.05, 0.2], tips: [0.62, 0.3] },
  secondaries: { count: 5, ahead: [-0.14, -0.06], tips: [0.86, 0.6], webs: [0.05, 0.11] },
  tertials: { reach: [1, 0.83, 0.64, 0.44, 0.24], droop: 0.3 },
  greater: { count: 9, breadth: 1.05, ahead: [-0.05, 0.03], length: [0.23, 0.18] },
  median: { count: 8, breadth: 1.05 },
  primaryCoverts: { count: 5 },
  lesser: { rows: 4, count: 11, length: 0.09, half: 0.023 },
  scapulars: {
    rows: [
      { end: 0.36, length: 0.12 },
      { end: 0.26, length: 0.1 },
      { end: 0.17, length: 0.08 },
    ],
    lane: 0.1,
    half: [0.17, 0.21],
  },
  longScapulars: {
    rows: [
      { end: 1, length: 0.24 },
      { end: 0.83, length: 0.21 },
      { end: 0.67, length: 0.18 },
      { end: 0.52, length: 0.15 },
      { end: 0.39, length: 0.12 },
    ],
    lanes: 7,
    webs: [0.06, 0.085],
    droop: 0.03,
  },
  stray: 1.4,
  frontSeam: true,
};
