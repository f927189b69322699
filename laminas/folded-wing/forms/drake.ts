import { duck } from './duck.ts';
import type { Form } from './form.ts';

/** Drakes with lance-shaped scapulars: one row of long narrow feathers that run side by side from the shoulder to the stern. */
export const drake: Form = {
  ...duck,
  measures: { ...duck.measures, scapularTo: 0.82, scapularDepth: 0.56, scapularHang: 0.8 },
  scapulars: {
    rows: [
      { end: 0.2, length: 0.14 },
      { end: 0.15, length: 0.11 },
      { end: 0.1, length: 0.09 },
    ],
    lane: 0.11,
    half: [0.16, 0.2],
  },
  longScapulars: { rows: [{ end: 1, length: 0.8 }], lanes: 7, webs: [0.05, 0.09], droop: 0.06 },
};
