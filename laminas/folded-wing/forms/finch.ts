import type { Form } from './form.ts';
import { perching } from './perching.ts';

/** Finches, sparrows and buntings: stout coverts in few feathers, narrow tertials, streaks that run on from back to scapulars. */
export const finch: Form = {
  ...perching,
  measures: {
    ...perching.measures,
    greaterTips: 0.44,
    medianTips: 0.27,
    tertialDepth: 0.4,
    scapularRise: 0.24,
    tuck: 0.085,
    flankTo: 0.5,
    flankDepth: 0.17,
  },
  greater: { count: 9, breadth: 1.08, ahead: [-0.055, 0.04], length: [0.25, 0.2] },
  tertials: { reach: [1, 0.68, 0.36], droop: 0.18 },
  markedPocket: true,
  mantleRows: true,
};
