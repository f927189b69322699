import type { FlightPlan } from '../measures.ts';

/** Slim: long narrow wings in a shallow V, hand of five fingers a little pointed, long narrow tail. */
export const HARRIER: FlightPlan = {
  wing: {
    arm: 0.36,
    hand: 0.82,
    armSweep: 12,
    handSweep: 6,
    root: 0.29,
    bulge: 0.32,
    bulgeAt: 0.5,
    formula: [0.41, 0.425, 0.455, 0.51, 0.61, 0.82, 0.96, 1, 0.945, 0.77],
    fan: 85,
    crowding: 1.05,
    fingers: 5,
    spread: 6.6,
    free: 0.26,
    fingerWidth: 0.066,
    bow: 14,
    point: 0.1,
    secondaries: 14,
  },
  trunk: {
    projection: 0.17,
    bill: 0.03,
    billWidth: 0.034,
    headLength: 0.11,
    headWidth: 0.108,
    neck: 0.11,
    chest: 0.165,
    belly: 0.095,
  },
  tail: { length: 0.47, root: 0.105, spread: 9, fork: -0.07, fall: 2.2, square: 0.35 },
  raise: { arm: 17, hand: 15 },
};
