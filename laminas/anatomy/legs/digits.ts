import type { Legs } from '../../parts/legs.ts';

/** One toe by its anatomy; lengths in lengths of the middle toe. */
export interface Digit {
  /** Direction from straight ahead, radians: positive outwards from the body. */
  heading: number;
  length: number;
  /** Joints between sole and claw. */
  joints: number;
  claw: number;
}

const HALLUX: Digit = { heading: Math.PI, length: 0.6, joints: 1, claw: 0.4 };
const INNER: Digit = { heading: -0.46, length: 0.7, joints: 2, claw: 0.26 };
const MIDDLE: Digit = { heading: -0.03, length: 1, joints: 3, claw: 0.28 };
const OUTER: Digit = { heading: 0.38, length: 0.76, joints: 4, claw: 0.25 };

/** Songbirds, doves, raptors: three ahead and the hallux back. */
const THREE_ONE: readonly Digit[] = [HALLUX, INNER, MIDDLE, OUTER];

/** Woodpeckers, cuckoos, parrots: the outer toe turned back beside the hallux. */
const TWO_TWO: readonly Digit[] = [
  { ...HALLUX, heading: Math.PI + 0.34, length: 0.5, claw: 0.26 },
  { ...INNER, heading: -0.26, length: 0.72 },
  { ...MIDDLE, heading: 0.2 },
  { ...OUTER, heading: Math.PI - 0.3, length: 0.92 },
];

/** Owls: the outer toe turned to the side, two to the front, the hallux back; long talons on all of them. */
export const OWL_DIGITS: readonly Digit[] = [
  { ...HALLUX, claw: 0.3 },
  { ...OUTER, heading: 0.98, length: 0.86, claw: 0.3 },
  { ...INNER, heading: -0.42, length: 0.86, claw: 0.34 },
  { ...MIDDLE, heading: 0.12, claw: 0.34 },
];

/** Ducks, gulls, avocets: three long toes that a web joins, a small hallux raised behind. */
const WEBBED: readonly Digit[] = [
  { ...HALLUX, length: 0.2, claw: 0.1 },
  { ...INNER, heading: -0.6, length: 0.84, claw: 0.11 },
  { ...MIDDLE, heading: 0, claw: 0.12 },
  { ...OUTER, heading: 0.58, length: 0.94, claw: 0.1 },
];

/** Herons, storks, rails: four long, slender toes, the hallux long too and on the ground. */
const WADING: readonly Digit[] = [
  { ...HALLUX, length: 0.66, claw: 0.2 },
  { ...INNER, heading: -0.5, length: 0.8, claw: 0.14 },
  { ...MIDDLE, heading: 0, claw: 0.16 },
  { ...OUTER, heading: 0.46, length: 0.84, claw: 0.14 },
];

/** Waders: three slender toes ahead and a short hallux raised behind. */
const SHORE: readonly Digit[] = [
  { ...HALLUX, length: 0.24, claw: 0.12 },
  { ...INNER, heading: -0.5, length: 0.82, claw: 0.14 },
  { ...MIDDLE, heading: 0, claw: 0.15 },
  { ...OUTER, heading: 0.48, length: 0.86, claw: 0.14 },
];

/** Vultures: a flat foot with a long middle toe and short blunt claws. */
const WALKING: readonly Digit[] = [
  { ...HALLUX, length: 0.36, claw: 0.26 },
  { ...INNER, heading: -0.4, length: 0.62, claw: 0.24 },
  { ...MIDDLE, heading: 0, claw: 0.2 },
  { ...OUTER, heading: 0.42, length: 0.66, claw: 0.2 },
];

/** A woodpecker on bark: two toes up the trunk, the long outer one thrown to the side, a small hallux below. */
export const YOKED_CLINGING: readonly Digit[] = [
  { ...HALLUX, heading: 2.35, length: 0.46, claw: 0.26 },
  { ...INNER, heading: -0.34, length: 0.74, claw: 0.36 },
  { ...MIDDLE, heading: 0.12, length: 0.96, claw: 0.38 },
  { ...OUTER, heading: 1.2, length: 1.02, claw: 0.36 },
];

/** A nuthatch or treecreeper on bark: three toes ahead, the strong hallux opposed to them. */
export const CLINGING: readonly Digit[] = [
  { ...HALLUX, heading: Math.PI + 0.12, length: 0.78, claw: 0.46 },
  { ...INNER, heading: -0.5, length: 0.72, claw: 0.32 },
  { ...MIDDLE, heading: -0.06, claw: 0.34 },
  { ...OUTER, heading: 0.34, length: 0.84, claw: 0.32 },
];

/** A lark's straight claw is given in old toe lengths: what they are of a middle toe. */
const STRAIGHT = 0.55;

/** The toes of a foot, by the formula of the species. */
export function digitsOf({ toes, hindClaw }: Legs): readonly Digit[] {
  if (toes === 'two-two') return TWO_TWO;
  if (toes === 'webbed') return WEBBED;
  if (toes === 'wading') return WADING;
  if (toes === 'shore') return SHORE;
  if (toes === 'walking') return WALKING;
  if (toes === 'three') return THREE_ONE.slice(1);
  if (!hindClaw) return THREE_ONE;
  return THREE_ONE.map((digit) => (digit === HALLUX ? { ...digit, claw: hindClaw * STRAIGHT } : digit));
}
