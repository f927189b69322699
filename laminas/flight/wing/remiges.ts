import { between, blend, clamp, distance, type Point, pick, smoothstep } from '../../geometry/point.ts';
import type { FlightPlan } from '../measures.ts';
import { radians } from '../plan.ts';
import { MANUS } from '../skeleton.ts';
import { Vane, type Webs } from './vane.ts';
import type { WingField } from './wing-field.ts';

/** One flight feather where it grows. */
export interface Remex {
  kind: 'primary' | 'secondary';
  /** P1 is 1; S1, the outermost secondary, is 1. */
  number: number;
  vane: Vane;
  /** Share of its length from which it stands free as a finger; 1 if it does not. */
  notch: number;
}

/** Flight feathers of a wing, from the body outwards. */
export interface Remiges {
  secondaries: readonly Remex[];
  primaries: readonly Remex[];
}

/** Breadth of a closed feather by the distance to its neighbour. */
const OVERLAP = 1.75;
/** Share of the breadth that the leading web takes in primaries and in secondaries. */
const LEADING = 0.36;
/** The outermost primary has next to no leading web: it is the edge of the wing. */
const EDGE_LEADING = 0.1;
const SECONDARY_LEADING = 0.44;
/** Length over which an emarginated web narrows. */
const STEP = 0.07;

/** Round end of a vane over the last `share` of its length; `blunt` 2 is a half circle, more is squarer. */
const ending = (t: number, share: number, blunt: number) =>
  t <= 1 - share ? 1 : Math.max(0, 1 - ((t - 1 + share) / share) ** blunt) ** (1 / blunt);

/** Share of the length up to which a vane widens: its edge is one arc that comes out from under the coverts. */
const WIDEST = 0.55;
const opening = (t: number) => 1 - 0.7 * Math.max(0, 1 - t / WIDEST) ** 2;

/** Webs of a secondary or of an unfingered primary. */
function closedWebs(width: number, length: number, leading: number, point: number): Webs {
  const round = clamp((width * 0.5) / length, 0.04, 0.4);
  return (t) => {
    const taper = 1 - 0.72 * clamp((t - 1 + point) / point) ** 1.25;
    const half = width * opening(t) * ending(t, round, 2.2) * taper;
    return [half * leading, half * (1 - leading)];
  };
}

/** Webs of a finger: full as far as the notch, then narrow, nearly even, with a rounded point. */
function fingerWebs(width: number, finger: number, notch: number, leading: number): Webs {
  return (t) => {
    const narrow = smoothstep(notch - STEP, notch + STEP, t);
    const far = clamp((t - notch) / (1 - notch));
    const tip = ending(far, 0.42, 1.75);
    const full = width * opening(t);
    const slim = finger * (1 - 0.12 * far) * tip;
    return [blend(full * leading, slim * 0.4, narrow), blend(full * (1 - leading), slim * 0.6, narrow)];
  };
}

/** Distance of neighbours at a share of their length. */
function spacing(quills: readonly (readonly [Point, Point])[], i: number, t: number): number {
  const at = (j: number) => between(pick(quills, j)[0], pick(quills, j)[1], t);
  const inner = i === 0 ? distance(at(0), at(1)) : distance(at(i - 1), at(i));
  return Math.min(inner, i === 0 ? inner : distance(at(i), at(Math.max(i - 1, 0))));
}

/** Share of the primary at which it comes free: short outer ones free early. */
function notchOf({ wing }: FlightPlan, i: number): number {
  const share = pick(wing.formula, i);
  const free = (1 - wing.free) * share ** 0.6;
  const order = (wing.formula.length - 1 - i) / Math.max(1, wing.fingers - 1);
  return Math.min(0.93, (free / share) * blend(0.9, 1.05, order));
}

function primariesOf(plan: FlightPlan, field: WingField): Remex[] {
  const { wing } = plan;
  const last = wing.formula.length - 1;
  const quills = wing.formula.map((_, i) => {
    const q = 1 + i / last;
    return [field.at(1 + (q - 1) * 0.82, blend(0.12, 0.05, i / last)), field.trail(q)] as const;
  });
  return quills.map(([root, tip], i): Remex => {
    const free = i > last - wing.fingers;
    const notch = free ? notchOf(plan, i) : 1;
    const length = distance(root, tip);
    const gap = spacing(quills, i, free ? notch : 0.72);
    const width = clamp(gap * OVERLAP, wing.hand * 0.055, wing.hand * 0.2);
    const leading = blend(LEADING, EDGE_LEADING, smoothstep(0.5, 1, i / last));
    const bend = radians(wing.bow) * (1 - MANUS) * blend(0.35, 1, i / last);
    const webs = free
      ? fingerWebs(width * (i === last ? 0.62 : 1), wing.fingerWidth * wing.hand, notch, leading)
      : closedWebs(
          width * blend(1.3, 0.75, smoothstep(0.5, 1, i / last)),
          length,
          leading,
          wing.point * blend(0.25, 1, smoothstep(0.3, 0.9, i / last)),
        );
    return { kind: 'primary', number: i + 1, notch, vane: new Vane(root, tip, bend, webs) };
  });
}

function secondariesOf({ wing }: FlightPlan, field: WingField): Remex[] {
  const count = wing.secondaries;
  const quills = Array.from({ length: count }, (_, i) => {
    const q = (i + 0.35) / count;
    return [field.at(q, 0.2), field.trail(q)] as const;
  });
  return quills.map(([root, tip], i): Remex => {
    const width = distance(pick(quills, i)[1], pick(quills, i === 0 ? 1 : i - 1)[1]) * 2.1;
    const webs = closedWebs(width, distance(root, tip), SECONDARY_LEADING, 0.06);
    return { kind: 'secondary', number: count - i, notch: 1, vane: new Vane(root, tip, 0.08, webs) };
  });
}

/** Lays out every flight feather of a wing. */
export function remigesOf(plan: FlightPlan, field: WingField): Remiges {
  return { primaries: primariesOf(plan, field), secondaries: secondariesOf(plan, field) };
}
