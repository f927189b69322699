import type { FlightPlan } from '../measures.ts';

/** Slim, long bill ahead, triangular pointed wings, long tail whose central pair ends in a spike. */
export const BEE_EATER: FlightPlan = {
  wing: {
    arm: 0.25,
    hand: 0.52,
    armSweep: 14,
    handSweep: 16,
    root: 0.26,
    bulge: 0.27,
    bulgeAt: 0.35,
    formula: [0.52, 0.545, 0.58, 0.63, 0.7, 0.78, 0.87, 0.96, 1, 0.99],
    fan: 92,
    crowding: 1.5,
    fingers: 0,
    spread: 0,
    free: 0,
    fingerWidth: 0.06,
    bow: 4,
    point: 0.36,
    secondaries: 11,
  },
  trunk: {
    projection: 0.27,
    bill: 0.12,
    billWidth: 0.02,
    headLength: 0.11,
    headWidth: 0.1,
    neck: 0.1,
    chest: 0.145,
    belly: 0.1,
  },
  tail: { length: 0.34, root: 0.1, spread: 8, fork: -0.04, fall: 2, pin: 0.26, square: 0.5 },
  raise: { arm: 4, hand: -2 },
};
