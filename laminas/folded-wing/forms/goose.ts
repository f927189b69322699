import { duck } from './duck.ts';
import type { Form } from './form.ts';

/** Geese and shelducks: broad square-ended scapulars and coverts in rows, the flank over the lower edge, primaries that cross over the tail. */
export const goose: Form = {
  ...duck,
  measures: {
    ...duck.measures,
    primaryTips: 4,
    greaterTips: 0.5,
    medianTips: 0.36,
    tertialDepth: 0.56,
    scapularRise: 0.3,
    scapularDepth: 0.36,
    scapularTo: 0.6,
    tuck: 0.1,
    flankTo: 0.72,
    flankDepth: 0.26,
  },
  greater: { count: 10, breadth: 1.3, ahead: [-0.05, 0.05], length: [0.24, 0.2] },
  median: { count: 8, breadth: 1.4 },
  lesser: { rows: 5, count: 9, length: 0.11, half: 0.034 },
  longScapulars: {
    rows: [
      { end: 1, length: 0.26 },
      { end: 0.8, length: 0.24 },
      { end: 0.6, length: 0.21 },
      { end: 0.42, length: 0.18 },
    ],
    lanes: 5,
    webs: [0.11, 0.15],
    droop: 0.03,
  },
  stray: 1.4,
  overFlank: false,
};
