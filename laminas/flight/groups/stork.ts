import type { FlightPlan } from '../measures.ts';

/** Long broad wings with six deep fingers, square at the body; neck and bill stretched ahead, legs behind a short tail. */
export const STORK: FlightPlan = {
  wing: {
    arm: 0.42,
    hand: 0.6,
    armSweep: 8,
    handSweep: 4,
    root: 0.3,
    bulge: 0.31,
    bulgeAt: 0.5,
    formula: [0.48, 0.5, 0.55, 0.68, 0.86, 0.96, 1, 0.99, 0.94, 0.8],
    fan: 88,
    crowding: 1,
    fingers: 6,
    spread: 8,
    free: 0.42,
    fingerWidth: 0.08,
    bow: 12,
    point: 0.12,
    secondaries: 20,
  },
  trunk: {
    projection: 0.47,
    bill: 0.18,
    billWidth: 0.026,
    headLength: 0.09,
    headWidth: 0.056,
    neck: 0.055,
    chest: 0.14,
    belly: 0.1,
    legs: 0.2,
  },
  tail: { length: 0.2, root: 0.09, spread: 9, fork: -0.06, fall: 2, square: 0.6 },
  raise: { arm: 4, hand: 2 },
};
