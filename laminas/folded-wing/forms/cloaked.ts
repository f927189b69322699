import type { Form } from './form.ts';
import { perching } from './perching.ts';

/** Larks, pipits and wagtails: long broad tertials that cloak the primaries almost to their tips; of the secondaries little shows. */
export const cloaked: Form = {
  ...perching,
  measures: {
    ...perching.measures,
    primaryTips: 3,
    primaryGaps: 1.15,
    greaterTips: 0.46,
    medianTips: 0.3,
    tertialDepth: 0.56,
    panelTo: 0.86,
    scapularDepth: 0.24,
    scapularRise: 0.62,
    tuck: 0.075,
    flankTo: 0.54,
    flankDepth: 0.15,
  },
  primaries: { webs: [0.035, 0.15], tips: [0.6, 0.3] },
  secondaries: { count: 5, ahead: [-0.06, -0.05], tips: [0.62, 0.34], webs: [0.05, 0.12] },
  tertials: { reach: [1, 0.72, 0.4], droop: 0.27 },
  greater: { count: 9, breadth: 1.1, ahead: [-0.05, 0.04], length: [0.25, 0.2] },
  median: { count: 8, breadth: 1.06 },
  stray: 1.5,
  markedPocket: true,
};
