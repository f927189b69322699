import type { FlightPlan } from '../measures.ts';

/** Broad triangular wings with a straight trailing edge and a blunt tip, full body, short tail that opens to a fan. */
export const LARK: FlightPlan = {
  wing: {
    arm: 0.27,
    hand: 0.65,
    armSweep: 18,
    handSweep: 12,
    root: 0.35,
    bulge: 0.37,
    bulgeAt: 0.4,
    formula: [0.55, 0.58, 0.62, 0.68, 0.76, 0.86, 0.95, 1, 0.97],
    fan: 90,
    crowding: 1.9,
    fingers: 0,
    spread: 0,
    free: 0,
    fingerWidth: 0.06,
    bow: 22,
    point: 0.32,
    secondaries: 9,
  },
  trunk: {
    projection: 0.23,
    bill: 0.06,
    billWidth: 0.03,
    headLength: 0.15,
    headWidth: 0.14,
    neck: 0.14,
    chest: 0.2,
    belly: 0.125,
  },
  tail: { length: 0.36, root: 0.11, spread: 13, fork: 0.06, fall: 1.4, square: 0.4 },
  raise: { arm: 6, hand: 2 },
};
