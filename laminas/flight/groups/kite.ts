import type { FlightPlan } from '../measures.ts';

/** Lank: long bent wings with a long hand, trailing edge nearly straight, long forked tail. */
export const KITE: FlightPlan = {
  wing: {
    arm: 0.41,
    hand: 0.79,
    armSweep: 19,
    handSweep: 9,
    root: 0.285,
    bulge: 0.32,
    bulgeAt: 0.55,
    formula: [0.44, 0.45, 0.475, 0.53, 0.64, 0.84, 0.97, 1, 0.94, 0.78],
    fan: 86,
    crowding: 1.05,
    fingers: 5,
    spread: 7.6,
    free: 0.34,
    fingerWidth: 0.07,
    bow: 18,
    point: 0.1,
    secondaries: 15,
  },
  trunk: {
    projection: 0.16,
    bill: 0.035,
    billWidth: 0.034,
    headLength: 0.1,
    headWidth: 0.095,
    neck: 0.105,
    chest: 0.16,
    belly: 0.1,
  },
  tail: { length: 0.48, root: 0.1, spread: 21, fork: 0.34, fall: 1.1, square: 0.7 },
  raise: { arm: 3, hand: -6 },
};
