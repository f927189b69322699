import type { FlightPlan } from '../measures.ts';

/** Compact: broad wings with five short fingers, short broad neck, rounded tail about as long as the wing is broad. */
export const BUZZARD: FlightPlan = {
  wing: {
    arm: 0.37,
    hand: 0.82,
    armSweep: 11,
    handSweep: 5,
    root: 0.42,
    bulge: 0.46,
    bulgeAt: 0.5,
    formula: [0.56, 0.575, 0.6, 0.635, 0.7, 0.85, 0.96, 1, 0.94, 0.77],
    fan: 86,
    crowding: 1.0,
    fingers: 5,
    spread: 8,
    free: 0.29,
    fingerWidth: 0.088,
    bow: 14,
    point: 0.1,
    secondaries: 14,
  },
  trunk: {
    projection: 0.18,
    bill: 0.03,
    billWidth: 0.034,
    headLength: 0.13,
    headWidth: 0.135,
    neck: 0.15,
    chest: 0.22,
    belly: 0.135,
  },
  tail: { length: 0.39, root: 0.15, spread: 27, fork: -0.1, fall: 2, square: 0.75 },
  raise: { arm: 9, hand: 3 },
};
