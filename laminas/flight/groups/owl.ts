import type { FlightPlan } from '../measures.ts';

/** Moth-like: very long even wings with a long blunt hand, blunt round head broad as the body, short tail. */
export const OWL: FlightPlan = {
  wing: {
    arm: 0.47,
    hand: 0.85,
    armSweep: 13,
    handSweep: 7,
    root: 0.36,
    bulge: 0.385,
    bulgeAt: 0.5,
    formula: [0.45, 0.47, 0.505, 0.56, 0.635, 0.74, 0.87, 0.97, 1, 0.94],
    fan: 88,
    crowding: 1.2,
    fingers: 3,
    spread: 4.5,
    free: 0.16,
    fingerWidth: 0.08,
    bow: 12,
    point: 0.12,
    secondaries: 15,
  },
  trunk: {
    projection: 0.19,
    bill: 0.016,
    billWidth: 0.026,
    headLength: 0.16,
    headWidth: 0.21,
    neck: 0.2,
    chest: 0.225,
    belly: 0.14,
  },
  tail: { length: 0.36, root: 0.14, spread: 13, fork: -0.08, fall: 2, square: 0.3 },
  raise: { arm: 12, hand: 8 },
};
