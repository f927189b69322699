import type { Form } from './form.ts';
import { wader } from './wader.ts';

/** Snipes: long scapulars whose lanes line up, so that their pale outer webs run on as braces; tertials that cloak the primaries. */
export const snipe: Form = {
  ...wader,
  measures: {
    ...wader.measures,
    scapularRise: 0.3,
    scapularDepth: 0.46,
    scapularTo: 0.72,
    scapularHang: 0.5,
    tertialDepth: 0.62,
    flankDepth: 0.34,
  },
  longScapulars: {
    rows: [
      { end: 1, length: 0.34 },
      { end: 0.84, length: 0.32 },
      { end: 0.68, length: 0.28 },
      { end: 0.52, length: 0.24 },
      { end: 0.38, length: 0.2 },
    ],
    lanes: 6,
    webs: [0.07, 0.09],
    droop: 0.02,
    shingle: 0,
  },
  stray: 0.8,
};
