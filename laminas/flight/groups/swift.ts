import type { FlightPlan } from '../flight.ts';

/** Sickle: the arm hidden in the flank, all the rest a long narrow hand bowed back to a blunt point; spindle body, short forked tail. */
export const SWIFT: FlightPlan = {
  wing: {
    arm: 0.12,
    hand: 1.06,
    armSweep: 2,
    handSweep: 29,
    root: 0.235,
    bulge: 0.24,
    bulgeAt: 0.3,
    formula: [0.27, 0.305, 0.37, 0.446, 0.54, 0.646, 0.76, 0.88, 0.975, 1],
    fan: 76,
    crowding: 4.2,
    fingers: 0,
    spread: 0,
    free: 0,
    fingerWidth: 0.05,
    bow: 78,
    point: 0.34,
    secondaries: 8,
  },
  trunk: {
    projection: 0.23,
    bill: 0.018,
    billWidth: 0.042,
    headLength: 0.155,
    headWidth: 0.166,
    neck: 0.19,
    chest: 0.212,
    belly: 0.115,
  },
  tail: { length: 0.36, root: 0.1, spread: 8, fork: 0.36, fall: 1.5, square: 0 },
  raise: { arm: 4, hand: -4 },
};
