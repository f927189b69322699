import type { FlightPlan } from '../measures.ts';

/** Plank wings: long, even, six or seven long fingers; head and bill stand well out, tail shorter than the wing is broad. */
export const EAGLE: FlightPlan = {
  wing: {
    arm: 0.42,
    hand: 0.84,
    armSweep: 11,
    handSweep: 1,
    root: 0.36,
    bulge: 0.415,
    bulgeAt: 0.55,
    formula: [0.49, 0.51, 0.55, 0.64, 0.79, 0.92, 0.98, 1, 0.96, 0.83],
    fan: 86,
    crowding: 1.0,
    fingers: 7,
    spread: 7.6,
    free: 0.38,
    fingerWidth: 0.075,
    bow: 13,
    point: 0.1,
    secondaries: 17,
  },
  trunk: {
    projection: 0.22,
    bill: 0.055,
    billWidth: 0.045,
    headLength: 0.13,
    headWidth: 0.105,
    neck: 0.115,
    chest: 0.19,
    belly: 0.125,
  },
  tail: { length: 0.33, root: 0.13, spread: 18, fork: -0.07, fall: 2, square: 0.8 },
  raise: { arm: 3, hand: 1 },
};
