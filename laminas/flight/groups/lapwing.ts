import type { FlightPlan } from '../measures.ts';

/** Broad blunt wings, the hand rounder and broader than the arm; short bill, short broad square tail. */
export const LAPWING: FlightPlan = {
  wing: {
    arm: 0.44,
    hand: 0.76,
    armSweep: 18,
    handSweep: 14,
    root: 0.33,
    bulge: 0.32,
    bulgeAt: 0.5,
    formula: [0.5, 0.52, 0.56, 0.62, 0.7, 0.8, 0.9, 0.975, 1, 0.95],
    fan: 86,
    crowding: 1.05,
    fingers: 5,
    spread: 6.4,
    free: 0.17,
    fingerWidth: 0.098,
    bow: 16,
    point: 0.1,
    secondaries: 12,
  },
  trunk: {
    projection: 0.2,
    bill: 0.055,
    billWidth: 0.018,
    headLength: 0.13,
    headWidth: 0.12,
    neck: 0.13,
    chest: 0.23,
    belly: 0.15,
  },
  tail: { length: 0.3, root: 0.13, spread: 17, fork: 0, fall: 1, square: 0.7 },
  raise: { arm: 6, hand: 0 },
};
