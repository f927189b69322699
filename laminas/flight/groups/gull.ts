import type { FlightPlan } from '../measures.ts';

/** Long arm set forward, pointed hand swept back, narrow even chord; short square tail. */
export const GULL: FlightPlan = {
  wing: {
    arm: 0.5,
    hand: 0.84,
    armSweep: 23,
    handSweep: 20,
    root: 0.26,
    bulge: 0.255,
    bulgeAt: 0.5,
    formula: [0.36, 0.39, 0.43, 0.49, 0.57, 0.66, 0.77, 0.88, 0.97, 1],
    fan: 92,
    crowding: 1.6,
    fingers: 0,
    spread: 0,
    free: 0,
    fingerWidth: 0.05,
    bow: 10,
    point: 0.3,
    secondaries: 15,
  },
  trunk: {
    projection: 0.25,
    bill: 0.06,
    billWidth: 0.02,
    headLength: 0.12,
    headWidth: 0.115,
    neck: 0.115,
    chest: 0.165,
    belly: 0.125,
  },
  tail: { length: 0.31, root: 0.115, spread: 13, fork: 0, fall: 1, square: 0.7 },
  raise: { arm: 10, hand: -8 },
};
