import type { Form } from './form.ts';
import { perching } from './perching.ts';

/** Rails: short round wings, long loose tertials over nearly all of the primaries, flank feathers over the lower edge. */
export const rail: Form = {
  ...perching,
  measures: {
    ...perching.measures,
    primaryTips: 4,
    primaryGaps: 1.1,
    greaterTips: 0.46,
    medianTips: 0.32,
    tertialDepth: 0.58,
    panelTo: 0.9,
    scapularRise: 0.32,
    scapularDepth: 0.4,
    scapularTo: 0.6,
    tuck: 0.1,
    flankTo: 0.74,
    flankDepth: 0.28,
  },
  primaries: { webs: [0.05, 0.18], tips: [0.62, 0.3] },
  secondaries: { count: 7, ahead: [-0.05, -0.03], tips: [0.84, 0.46], webs: [0.06, 0.12] },
  tertials: { reach: [1, 0.82, 0.62, 0.4], droop: 0.26 },
  greater: { count: 9, breadth: 1.2, ahead: [-0.05, 0.04], length: [0.25, 0.2] },
  median: { count: 7, breadth: 1.2 },
  primaryCoverts: { count: 4 },
  lesser: { rows: 5, count: 9, length: 0.105, half: 0.03 },
  scapulars: {
    rows: [
      { end: 1, length: 0.25 },
      { end: 0.82, length: 0.21 },
      { end: 0.64, length: 0.18 },
      { end: 0.48, length: 0.15 },
      { end: 0.32, length: 0.12 },
    ],
    lane: 0.11,
    half: [0.15, 0.19],
  },
  stray: 1.5,
  frontSeam: true,
  rowsOver: true,
};
