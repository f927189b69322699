import type { Form } from './form.ts';
import { rail } from './rail.ts';

/** Grebes: a small wing sunk between rounded scapulars above and fluffy flank feathers below; little more than its lower edge shows. */
export const grebe: Form = {
  ...rail,
  measures: {
    ...rail.measures,
    greaterTips: 0.5,
    medianTips: 0.36,
    scapularRise: 0.36,
    scapularDepth: 0.44,
    scapularTo: 0.78,
    tuck: 0.16,
    tuckDepth: 1.1,
    flankTo: 0.96,
    flankDepth: 0.62,
  },
  stray: 1.8,
  overFlank: true,
};
