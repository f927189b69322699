import { HANG } from '../scapulars/scapular-field.ts';
import type { Form } from './form.ts';
import { perching } from './perching.ts';

/** Ducks: long scapulars droop over the flank, tertials curve over the primaries, the speculum peeps out below both. */
export const duck: Form = {
  measures: {
    primaryTips: 4,
    primaryGaps: 1.1,
    greaterTips: 0.47,
    medianTips: 0.34,
    tertialDepth: 0.6,
    panelTo: 0.97,
    scapularRise: 0.34,
    scapularDepth: 0.52,
    scapularTo: 0.72,
    scapularHang: HANG,
    scapularsFrom: 0,
    tuck: 0.13,
    tuckDepth: 1.14,
    flankTo: 0.82,
    flankDepth: 0.4,
  },
  primaries: { webs: [0.05, 0.18], tips: [0.6, 0.3] },
  secondaries: { count: 9, ahead: [-0.2, -0.13], tips: [0.97, 0.5], webs: [0.05, 0.1], shape: 'round' },
  tertials: { reach: [1, 0.86, 0.68, 0.46], droop: 0.34 },
  greater: { count: 9, breadth: 1.15, ahead: [-0.03, 0.03], length: [0.25, 0.2] },
  median: { count: 7, breadth: 1.2 },
  primaryCoverts: { count: 4 },
  lesser: perching.lesser,
  scapulars: {
    rows: [
      { end: 0.34, length: 0.16 },
      { end: 0.25, length: 0.13 },
      { end: 0.17, length: 0.1 },
    ],
    lane: 0.11,
    half: [0.16, 0.2],
  },
  longScapulars: {
    rows: [
      { end: 1, length: 0.46 },
      { end: 0.84, length: 0.42 },
      { end: 0.67, length: 0.37 },
      { end: 0.5, length: 0.3 },
    ],
    lanes: 6,
    webs: [0.08, 0.13],
    droop: 0.07,
  },
  frontSeam: true,
  overFlank: true,
  rowsOver: true,
};
