import type { FlightPlan } from '../measures.ts';

/** Short broad blunt wings with bulging secondaries and six short fingers, small head, long narrow square tail. */
export const ACCIPITER: FlightPlan = {
  wing: {
    arm: 0.31,
    hand: 0.65,
    armSweep: 14,
    handSweep: 7,
    root: 0.32,
    bulge: 0.385,
    bulgeAt: 0.5,
    formula: [0.6, 0.62, 0.66, 0.74, 0.86, 0.965, 1, 0.98, 0.89, 0.7],
    fan: 84,
    crowding: 1.0,
    fingers: 6,
    spread: 7.4,
    free: 0.3,
    fingerWidth: 0.085,
    bow: 14,
    point: 0.1,
    secondaries: 12,
  },
  trunk: {
    projection: 0.16,
    bill: 0.022,
    billWidth: 0.03,
    headLength: 0.1,
    headWidth: 0.098,
    neck: 0.105,
    chest: 0.165,
    belly: 0.1,
  },
  tail: { length: 0.5, root: 0.105, spread: 5, fork: -0.03, fall: 2, square: 0.8 },
  raise: { arm: 5, hand: 0 },
};
