import type { Form } from './form.ts';
import { raptor } from './raptor.ts';

/** Owls: soft coverts, a line of marked outer scapulars, broad barred remiges with round tips. */
export const owl: Form = {
  ...raptor,
  measures: {
    ...raptor.measures,
    primaryTips: 5,
    greaterTips: 0.5,
    medianTips: 0.34,
    scapularRise: 0.1,
    scapularDepth: 0.55,
    scapularTo: 0.48,
    tuck: 0.04,
    tuckDepth: 0.6,
    flankTo: 0.42,
    flankDepth: 0.1,
  },
  secondaries: { count: 7, ahead: [-0.08, -0.02], tips: [0.8, 0.22], webs: [0.07, 0.13], shape: 'round' },
  tertials: { reach: [1, 0.72, 0.45], droop: 0.2 },
  greater: { count: 8, breadth: 1.25, ahead: [-0.06, 0.03], length: [0.24, 0.2] },
  lesser: { rows: 4, count: 8, length: 0.12, half: 0.034 },
  softMedian: { rows: 1, count: 7, length: 0.17, half: 0.05 },
  scapulars: {
    rows: [
      { end: 1, length: 0.26 },
      { end: 0.76, length: 0.24 },
      { end: 0.53, length: 0.21 },
      { end: 0.31, length: 0.17 },
    ],
    lane: 0.15,
    half: [0.22, 0.27],
  },
  overFlank: true,
};
