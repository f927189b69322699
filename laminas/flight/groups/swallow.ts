import type { FlightPlan } from '../measures.ts';

/** Broad triangular wing base drawn out to a point, straight trailing edge; deep fork with streamers. */
export const SWALLOW: FlightPlan = {
  wing: {
    arm: 0.26,
    hand: 0.84,
    armSweep: 15,
    handSweep: 28,
    root: 0.32,
    bulge: 0.325,
    bulgeAt: 0.35,
    formula: [0.405, 0.435, 0.48, 0.54, 0.615, 0.705, 0.81, 0.915, 1],
    fan: 90,
    crowding: 2.7,
    fingers: 0,
    spread: 0,
    free: 0,
    fingerWidth: 0.05,
    bow: 38,
    point: 0.42,
    secondaries: 9,
  },
  trunk: {
    projection: 0.23,
    bill: 0.026,
    billWidth: 0.045,
    headLength: 0.165,
    headWidth: 0.15,
    neck: 0.155,
    chest: 0.185,
    belly: 0.11,
  },
  tail: { length: 0.4, root: 0.11, spread: 16, fork: 0.42, fall: 1.3, streamer: 0.85, square: 0 },
  raise: { arm: 4, hand: 0 },
};
