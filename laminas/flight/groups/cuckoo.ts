import type { FlightPlan } from '../measures.ts';

/** Slim: pointed wings held straight and beaten below the body, long graduated tail, small fine head. */
export const CUCKOO: FlightPlan = {
  wing: {
    arm: 0.27,
    hand: 0.66,
    armSweep: 13,
    handSweep: 17,
    root: 0.25,
    bulge: 0.27,
    bulgeAt: 0.4,
    formula: [0.49, 0.51, 0.545, 0.6, 0.67, 0.76, 0.87, 0.97, 1, 0.87],
    fan: 90,
    crowding: 1.7,
    fingers: 0,
    spread: 0,
    free: 0,
    fingerWidth: 0.06,
    bow: 8,
    point: 0.34,
    secondaries: 10,
  },
  trunk: {
    projection: 0.2,
    bill: 0.045,
    billWidth: 0.024,
    headLength: 0.105,
    headWidth: 0.108,
    neck: 0.112,
    chest: 0.15,
    belly: 0.1,
  },
  tail: { length: 0.5, root: 0.1, spread: 8, fork: -0.24, fall: 2, square: 0.1 },
  raise: { arm: 0, hand: -8 },
};
