import { HANG } from '../scapulars/scapular-field.ts';
import type { Form } from './form.ts';

/** Pigeons: big smooth coverts, broad tertials, long primaries, hardly any flank over the wing. */
export const pigeon: Form = {
  measures: {
    primaryTips: 6,
    primaryGaps: 1.15,
    greaterTips: 0.5,
    medianTips: 0.34,
    tertialDepth: 0.46,
    panelTo: 0.84,
    scapularRise: 0.3,
    scapularDepth: 0.3,
    scapularTo: 0.54,
    scapularHang: HANG,
    scapularsFrom: 0,
    tuck: 0.06,
    tuckDepth: 0.85,
    flankTo: 0.6,
    flankDepth: 0.2,
  },
  primaries: { webs: [0.04, 0.17], tips: [0.66, 0.26] },
  secondaries: { count: 8, ahead: [-0.12, -0.03], tips: [0.8, 0.26], webs: [0.055, 0.12], shape: 'round' },
  tertials: { reach: [1, 0.72, 0.42], droop: 0.2 },
  greater: { count: 10, breadth: 1.12, ahead: [-0.05, 0.03], length: [0.26, 0.22] },
  median: { count: 9, breadth: 1.06 },
  primaryCoverts: { count: 5 },
  lesser: { rows: 5, count: 9, length: 0.11, half: 0.034 },
  scapulars: {
    rows: [
      { end: 1, length: 0.2 },
      { end: 0.84, length: 0.19 },
      { end: 0.68, length: 0.17 },
      { end: 0.53, length: 0.15 },
      { end: 0.4, length: 0.13 },
      { end: 0.28, length: 0.11 },
    ],
    lane: 0.11,
    half: [0.2, 0.24],
  },
};
