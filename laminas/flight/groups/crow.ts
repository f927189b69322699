import type { FlightPlan } from '../measures.ts';

/** Broad even wings with a straight hand and five blunt fingers, stout bill, head well clear of the wing, fan tail. */
export const CROW: FlightPlan = {
  wing: {
    arm: 0.35,
    hand: 0.7,
    armSweep: 14,
    handSweep: 12,
    root: 0.36,
    bulge: 0.372,
    bulgeAt: 0.55,
    formula: [0.53, 0.55, 0.59, 0.67, 0.8, 0.92, 1, 0.985, 0.88, 0.68],
    fan: 88,
    crowding: 1,
    fingers: 5,
    spread: 8,
    free: 0.27,
    fingerWidth: 0.084,
    bow: 14,
    point: 0.12,
    secondaries: 11,
  },
  trunk: {
    projection: 0.28,
    bill: 0.1,
    billWidth: 0.045,
    headLength: 0.15,
    headWidth: 0.125,
    neck: 0.13,
    chest: 0.175,
    belly: 0.12,
  },
  tail: { length: 0.36, root: 0.12, spread: 14, fork: -0.08, fall: 2, square: 0.5 },
  raise: { arm: 6, hand: 2 },
};
