import type { FlightPlan } from '../measures.ts';

/** Anchor: heavy chest, wings broad at the base and drawn out to a point, straight trailing edge, no fingers; tail medium, narrowing. */
export const FALCON: FlightPlan = {
  wing: {
    arm: 0.35,
    hand: 0.75,
    armSweep: 17,
    handSweep: 23,
    root: 0.345,
    bulge: 0.36,
    bulgeAt: 0.35,
    formula: [0.48, 0.5, 0.535, 0.58, 0.64, 0.72, 0.82, 0.93, 1, 0.955],
    fan: 92,
    crowding: 1.9,
    fingers: 0,
    spread: 0,
    free: 0,
    fingerWidth: 0.07,
    bow: 9,
    point: 0.42,
    secondaries: 13,
  },
  trunk: {
    projection: 0.19,
    bill: 0.028,
    billWidth: 0.042,
    headLength: 0.14,
    headWidth: 0.148,
    neck: 0.17,
    chest: 0.255,
    belly: 0.15,
  },
  tail: { length: 0.36, root: 0.165, spread: 6, fork: -0.06, fall: 2, square: 0.4 },
  raise: { arm: 4, hand: -2 },
};
