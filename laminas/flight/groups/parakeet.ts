import type { FlightPlan } from '../measures.ts';

/** Stocky front, fast pointed wings of medium length, long tail graduated to a point. */
export const PARAKEET: FlightPlan = {
  wing: {
    arm: 0.27,
    hand: 0.53,
    armSweep: 15,
    handSweep: 20,
    root: 0.27,
    bulge: 0.28,
    bulgeAt: 0.4,
    formula: [0.53, 0.555, 0.59, 0.64, 0.71, 0.79, 0.88, 0.97, 1, 0.95],
    fan: 90,
    crowding: 1.7,
    fingers: 0,
    spread: 0,
    free: 0,
    fingerWidth: 0.06,
    bow: 9,
    point: 0.34,
    secondaries: 10,
  },
  trunk: {
    projection: 0.21,
    bill: 0.042,
    billWidth: 0.055,
    headLength: 0.135,
    headWidth: 0.15,
    neck: 0.155,
    chest: 0.185,
    belly: 0.12,
  },
  tail: { length: 0.44, root: 0.115, spread: 7, fork: -0.5, fall: 1.1, square: 0 },
  raise: { arm: 4, hand: -4 },
};
