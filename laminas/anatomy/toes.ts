import { pick } from '../geometry/point.ts';
import type { Legs } from '../parts/legs.ts';
import type { PerchSurface } from '../scenes/stand.ts';

/** A toe: its tip relative to the sole in toe lengths (along the perch, down), and how its claw turns. */
export interface Toe {
  along: number;
  down: number;
  claw: number;
  bend: number;
}

/** Front toes over a rod; the hind toe only shows as it goes behind. */
const ROUND: readonly Toe[] = [
  { along: 0.42, down: 0.1, claw: 1.9, bend: 0.5 },
  { along: -0.98, down: 0.44, claw: 1.9, bend: -0.5 },
  { along: -0.5, down: 0.6, claw: 1.75, bend: -0.4 },
  { along: -0.02, down: 0.6, claw: 1.6, bend: -0.3 },
];
const FLAT: readonly Toe[] = [
  { along: 0.6, down: 0.07, claw: 0.4, bend: 0.5 },
  { along: -1.12, down: -0.02, claw: 2.7, bend: -0.5 },
  { along: -1.22, down: 0.14, claw: 2.6, bend: -0.5 },
  { along: -0.8, down: 0.3, claw: 2.4, bend: -0.5 },
];
/** The foot of a swimmer, laid open so that its webs show; a short hind toe. */
const WEBBED: readonly Toe[] = [
  { along: 0.34, down: 0.06, claw: 0.4, bend: 0.5 },
  { along: -1.08, down: 0.02, claw: 2.9, bend: -0.3 },
  { along: -1.2, down: 0.3, claw: 2.8, bend: -0.3 },
  { along: -0.66, down: 0.5, claw: 2.5, bend: -0.3 },
];
/** Cuckoo and parrot on a rod: two toes before it and two behind. */
const PAIRED: readonly Toe[] = [
  { along: 0.84, down: 0.3, claw: 1.3, bend: 0.5 },
  { along: 0.46, down: 0.56, claw: 1.4, bend: 0.4 },
  { along: -0.94, down: 0.36, claw: 1.9, bend: -0.5 },
  { along: -0.5, down: 0.6, claw: 1.75, bend: -0.4 },
];
/** On a trunk: two toes up, one to the side, one down. */
const STEEP: readonly Toe[] = [
  { along: -0.5, down: 0.62, claw: 2.5, bend: 0.6 },
  { along: -1.02, down: -0.2, claw: -2.9, bend: -0.8 },
  { along: -0.78, down: -0.78, claw: -2.2, bend: -0.9 },
  { along: -0.34, down: -1.05, claw: -1.9, bend: -0.9 },
];
/** A small climber on a trunk: three long toes side by side up the bark, the hind toe down it. */
const CLIMBING: readonly Toe[] = [
  { along: -0.1, down: 0.86, claw: 1.9, bend: 0.7 },
  { along: -0.78, down: -0.46, claw: -2.75, bend: -0.9 },
  { along: -0.6, down: -0.84, claw: -2.35, bend: -0.9 },
  { along: -0.16, down: -1, claw: -1.9, bend: -0.9 },
];

const TOES = { round: ROUND, flat: FLAT, steep: STEEP, none: [] } as const;

/** The toes that a species has on such a ground: its own formula. */
export function toesOf(legs: Legs, grip: PerchSurface['grip']): readonly Toe[] {
  const toes: readonly Toe[] = TOES[grip];
  if (legs.toes === 'webbed' && grip === 'flat') return WEBBED;
  if (legs.toes === 'climbing' && grip === 'steep') return CLIMBING;
  if (legs.toes === 'three') return toes.slice(1);
  if (legs.toes === 'two-two' && grip === 'round') return PAIRED;
  if (legs.toes === 'two-two' && grip !== 'steep') return [pick(toes, 0), pick(toes, 1), pick(toes, 3)];
  return toes;
}
