import { HANG } from '../scapulars/scapular-field.ts';
import type { Form } from './form.ts';

/** Vultures: very long broad secondaries, few large ragged coverts, scapulars that hang far over the upper wing. */
export const vulture: Form = {
  measures: {
    primaryTips: 5,
    primaryGaps: 1.1,
    greaterTips: 0.55,
    medianTips: 0.42,
    tertialDepth: 0.46,
    panelTo: 0.86,
    scapularRise: 0.42,
    scapularDepth: 0.5,
    scapularTo: 0.56,
    scapularHang: HANG,
    scapularsFrom: 0,
    tuck: 0.05,
    tuckDepth: 0.7,
    flankTo: 0.6,
    flankDepth: 0.1,
  },
  primaries: { webs: [0.05, 0.18], tips: [0.66, 0.24] },
  secondaries: { count: 10, ahead: [-0.15, -0.02], tips: [0.86, 0.22], webs: [0.055, 0.13], shape: 'round' },
  tertials: { reach: [1, 0.84, 0.66, 0.46], droop: 0.2 },
  greater: { count: 10, breadth: 1.08, ahead: [-0.08, 0.03], length: [0.24, 0.2] },
  median: { count: 9, breadth: 1 },
  primaryCoverts: { count: 6 },
  stray: 3,
  lesser: { rows: 6, count: 10, length: 0.1, half: 0.028 },
  softMedian: { rows: 2, count: 9, length: 0.16, half: 0.04 },
  scapulars: {
    rows: [
      { end: 1, length: 0.23 },
      { end: 0.86, length: 0.21 },
      { end: 0.72, length: 0.19 },
      { end: 0.58, length: 0.16 },
      { end: 0.45, length: 0.14 },
      { end: 0.33, length: 0.12 },
      { end: 0.22, length: 0.1 },
    ],
    lane: 0.13,
    half: [0.17, 0.25],
  },
};
