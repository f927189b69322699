import type { FlightPlan } from '../measures.ts';

/** Long pointed wings on a heavy chest, small head drawn in, tail short or wedged with a pin. */
export const SANDGROUSE: FlightPlan = {
  wing: {
    arm: 0.27,
    hand: 0.7,
    armSweep: 17,
    handSweep: 24,
    root: 0.3,
    bulge: 0.315,
    bulgeAt: 0.4,
    formula: [0.43, 0.46, 0.51, 0.57, 0.65, 0.74, 0.83, 0.92, 0.985, 1],
    fan: 88,
    crowding: 2.2,
    fingers: 0,
    spread: 0,
    free: 0,
    fingerWidth: 0.05,
    bow: 26,
    point: 0.4,
    secondaries: 12,
  },
  trunk: {
    projection: 0.2,
    bill: 0.035,
    billWidth: 0.03,
    headLength: 0.13,
    headWidth: 0.125,
    neck: 0.145,
    chest: 0.225,
    belly: 0.14,
  },
  tail: { length: 0.28, root: 0.115, spread: 10, fork: -0.3, fall: 1.3, square: 0 },
  raise: { arm: 6, hand: 0 },
};
