import type { FlightPlan } from '../measures.ts';

/** Sickle: the arm hidden in the flank, all the rest a long narrow hand bowed back to a blunt point; spindle body, short forked tail. */
export const SWIFT: FlightPlan = {
  wing: {
    arm: 0.12,
    hand: 1.06,
    armSweep: 5,
    handSweep: 38,
    root: 0.2,
    bulge: 0.2,
    bulgeAt: 0.3,
    formula: [0.22, 0.252, 0.312, 0.39, 0.49, 0.605, 0.725, 0.85, 0.96, 1],
    fan: 76,
    crowding: 4.2,
    fingers: 0,
    spread: 0,
    free: 0,
    fingerWidth: 0.05,
    bow: 88,
    point: 0.58,
    secondaries: 8,
  },
  trunk: {
    projection: 0.205,
    bill: 0.018,
    billWidth: 0.042,
    headLength: 0.155,
    headWidth: 0.166,
    neck: 0.195,
    chest: 0.212,
    belly: 0.115,
  },
  tail: { length: 0.36, root: 0.1, spread: 8, fork: 0.36, fall: 1.5, square: 0 },
  raise: { arm: 4, hand: -4 },
};
