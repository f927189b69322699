/** One spread wing. Lengths in body lengths (bill tip to tail tip), angles in degrees, shares 0..1. */
export interface WingMeasures {
  /** Shoulder to wrist along the leading edge. */
  arm: number;
  /** Wrist to the tip of the longest primary: the "wing" of the handbooks by the length of the bird. */
  hand: number;
  /** How far the arm points forward of straight out, and the hand back of it; the wrist is bent by their sum. */
  armSweep: number;
  handSweep: number;
  /** Shoulder to trailing edge where the wing leaves the body; less than `bulge` pinches it there. */
  root: number;
  /** Leading to trailing edge where the secondaries are longest, and where that is, share of the arm. */
  bulge: number;
  bulgeAt: number;
  /** Wing formula: distance from the wrist to the tips of P1 … P10, shares of the longest. */
  formula: readonly number[];
  /** Direction of P1 from the wrist, degrees behind straight out: 90 points back. */
  fan: number;
  /** 1 spreads the unfingered primaries evenly; 2 crowds the outer ones along the leading edge. */
  crowding: number;
  /** Emarginated primaries that stand apart, counted from P10, and the angle between neighbours, degrees. */
  fingers: number;
  spread: number;
  /** Free part of the longest finger, share of the hand. */
  free: number;
  /** Breadth of a finger, share of the hand. */
  fingerWidth: number;
  /** By how much the outermost primary bends back over its length, degrees. */
  bow: number;
  /** Share of an unfingered primary over which it tapers: 0.1 blunt, 0.6 a long point. */
  point: number;
  /** Secondaries with tertials. */
  secondaries: number;
}

/** The body in plan; lengths in body lengths. */
export interface TrunkMeasures {
  /** Bill tip to the leading edge of the wing at the body. */
  projection: number;
  bill: number;
  billWidth: number;
  headLength: number;
  headWidth: number;
  neck: number;
  chest: number;
  /** Width before the vent. */
  belly: number;
  /** How far the legs reach beyond the tail; 0 by default. */
  legs?: number;
}

/** The tail; lengths in body lengths, angles in degrees. */
export interface TailMeasures {
  /** Vent to tip of the longest feather, streamers aside. */
  length: number;
  /** Width of the rump where it springs. */
  root: number;
  /** Half angle between the outermost feathers. */
  spread: number;
  /** T6 against T1: positive longer (fork), negative shorter (fan, wedge), share of the length. */
  fork: number;
  /** How the lengths fall off between: 1 straight (fork, wedge), 2 evenly round. */
  fall: number;
  /** Outermost pair longer still, tapering to a wire, share of the length. */
  streamer?: number;
  /** Central pair longer still, tapering to a wire, share of the length. */
  pin?: number;
  /** Corner of each feather: 0 round, 1 square. */
  square: number;
}

/** What tells a group of birds in flight from another. */
export interface FlightPlan {
  wing: WingMeasures;
  trunk: TrunkMeasures;
  tail: TailMeasures;
  /** Wings held above the level of the body, degrees: arm and hand by themselves. */
  raise: { arm: number; hand: number };
}

/** Departures of a species from its group. */
export interface PlanChanges {
  wing?: Partial<WingMeasures>;
  trunk?: Partial<TrunkMeasures>;
  tail?: Partial<TailMeasures>;
  raise?: Partial<FlightPlan['raise']>;
}
