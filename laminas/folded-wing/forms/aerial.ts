import type { Form } from './form.ts';
import { perching } from './perching.ts';

/** Swallows and martins: small coverts on a short arm, short tertials, and primaries longer than all the rest. */
export const aerial: Form = {
  ...perching,
  measures: {
    ...perching.measures,
    primaryTips: 7,
    primaryGaps: 1.05,
    greaterTips: 0.37,
    medianTips: 0.24,
    tertialDepth: 0.4,
    panelTo: 0.78,
    scapularDepth: 0.24,
    scapularTo: 0.4,
    tuck: 0.08,
    flankTo: 0.42,
    flankDepth: 0.16,
  },
  primaries: { webs: [0.05, 0.16], tips: [0.6, 0.2] },
  secondaries: { count: 7, ahead: [-0.03, -0.05], tips: [0.6, 0.2], webs: [0.05, 0.11] },
  tertials: { reach: [1, 0.7, 0.42], droop: 0.16 },
  lesser: { rows: 4, count: 10, length: 0.08, half: 0.022 },
};
