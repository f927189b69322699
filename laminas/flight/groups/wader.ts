import type { FlightPlan } from '../measures.ts';

/** Long narrow pointed wings bent at the wrist, straight trailing edge; long bill and slim neck ahead, short rounded tail. */
export const WADER: FlightPlan = {
  wing: {
    arm: 0.42,
    hand: 0.66,
    armSweep: 24,
    handSweep: 24,
    root: 0.235,
    bulge: 0.225,
    bulgeAt: 0.45,
    formula: [0.4, 0.43, 0.47, 0.525, 0.595, 0.68, 0.78, 0.885, 0.97, 1],
    fan: 92,
    crowding: 1.7,
    fingers: 0,
    spread: 0,
    free: 0,
    fingerWidth: 0.05,
    bow: 10,
    point: 0.34,
    secondaries: 13,
  },
  trunk: {
    projection: 0.36,
    bill: 0.15,
    billWidth: 0.016,
    headLength: 0.125,
    headWidth: 0.105,
    neck: 0.1,
    chest: 0.19,
    belly: 0.13,
  },
  tail: { length: 0.22, root: 0.12, spread: 12, fork: -0.1, fall: 2, square: 0.4 },
  raise: { arm: 8, hand: -6 },
};
