import type { FlightPlan } from '../measures.ts';

/** Small round head before a deep chest, wings broad at the body and pointed, angled at the wrist; tail long and rounded. */
export const DOVE: FlightPlan = {
  wing: {
    arm: 0.3,
    hand: 0.58,
    armSweep: 22,
    handSweep: 20,
    root: 0.31,
    bulge: 0.31,
    bulgeAt: 0.4,
    formula: [0.5, 0.52, 0.56, 0.61, 0.68, 0.77, 0.87, 0.96, 1, 0.97],
    fan: 90,
    crowding: 1.5,
    fingers: 0,
    spread: 0,
    free: 0,
    fingerWidth: 0.08,
    bow: 8,
    point: 0.3,
    secondaries: 11,
  },
  trunk: {
    projection: 0.24,
    bill: 0.045,
    billWidth: 0.026,
    headLength: 0.1,
    headWidth: 0.1,
    neck: 0.115,
    chest: 0.22,
    belly: 0.14,
  },
  tail: { length: 0.36, root: 0.14, spread: 12, fork: -0.1, fall: 2, square: 0.4 },
  raise: { arm: 5, hand: -3 },
};
