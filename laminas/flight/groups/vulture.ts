import type { FlightPlan } from '../measures.ts';

/** Vast: bulging secondaries, pinched at the body, seven long fingers, small head drawn in, tail short and wedged or square. */
export const VULTURE: FlightPlan = {
  wing: {
    arm: 0.55,
    hand: 0.9,
    armSweep: 13,
    handSweep: 2,
    root: 0.45,
    bulge: 0.57,
    bulgeAt: 0.52,
    formula: [0.52, 0.54, 0.59, 0.73, 0.89, 0.97, 1, 0.99, 0.95, 0.82],
    fan: 88,
    crowding: 1.0,
    fingers: 7,
    spread: 8.4,
    free: 0.4,
    fingerWidth: 0.08,
    bow: 16,
    point: 0.1,
    secondaries: 21,
  },
  trunk: {
    projection: 0.13,
    bill: 0.03,
    billWidth: 0.032,
    headLength: 0.085,
    headWidth: 0.075,
    neck: 0.085,
    chest: 0.23,
    belly: 0.13,
  },
  tail: { length: 0.29, root: 0.13, spread: 24, fork: -0.14, fall: 2, square: 0.6 },
  raise: { arm: 10, hand: 5 },
};
