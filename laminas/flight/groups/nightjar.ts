import type { FlightPlan } from '../measures.ts';

/** Buoyant: long narrow pointed wings, big flat head without a bill to be seen, long square tail. */
export const NIGHTJAR: FlightPlan = {
  wing: {
    arm: 0.34,
    hand: 0.72,
    armSweep: 16,
    handSweep: 18,
    root: 0.26,
    bulge: 0.275,
    bulgeAt: 0.4,
    formula: [0.46, 0.485, 0.525, 0.58, 0.655, 0.75, 0.86, 0.96, 1, 0.94],
    fan: 90,
    crowding: 1.7,
    fingers: 0,
    spread: 0,
    free: 0,
    fingerWidth: 0.06,
    bow: 10,
    point: 0.3,
    secondaries: 12,
  },
  trunk: {
    projection: 0.19,
    bill: 0.012,
    billWidth: 0.034,
    headLength: 0.135,
    headWidth: 0.15,
    neck: 0.142,
    chest: 0.165,
    belly: 0.105,
  },
  tail: { length: 0.5, root: 0.11, spread: 9, fork: -0.05, fall: 2, square: 0.6 },
  raise: { arm: 9, hand: 7 },
};
