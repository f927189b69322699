import type { Form } from './form.ts';
import { heron } from './heron.ts';

/** Storks: long loose scapulars over a deep wing, long tertials, a stack of primaries that comes out beyond them. */
export const stork: Form = {
  ...heron,
  measures: {
    ...heron.measures,
    primaryTips: 5,
    primaryGaps: 1.15,
    greaterTips: 0.5,
    medianTips: 0.32,
    tertialDepth: 0.58,
    scapularRise: 0.24,
    scapularDepth: 0.46,
    scapularTo: 0.56,
    scapularHang: 0.34,
    flankDepth: 0.2,
  },
  primaries: { webs: [0.055, 0.2], tips: [0.62, 0.34] },
  secondaries: { count: 9, ahead: [-0.16, -0.04], tips: [0.94, 0.56], webs: [0.05, 0.1], shape: 'round' },
  tertials: { reach: [1, 0.87, 0.71, 0.52, 0.32], droop: 0.4 },
  greater: { count: 12, breadth: 0.95, ahead: [-0.1, 0.05], length: [0.24, 0.24] },
  median: { count: 10, breadth: 0.9 },
  longScapulars: {
    rows: [
      { end: 1, length: 0.3 },
      { end: 0.84, length: 0.27 },
      { end: 0.68, length: 0.23 },
      { end: 0.53, length: 0.19 },
    ],
    lanes: 7,
    webs: [0.055, 0.07],
    droop: 0.06,
  },
};
