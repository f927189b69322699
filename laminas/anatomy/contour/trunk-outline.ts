import { cubicAt } from '../../geometry/cubic.ts';
import { blend, distance, heading, type Point, pick, walk } from '../../geometry/point.ts';
import { type Knot, Sheet } from '../../geometry/sheet.ts';
import type { Contour, Landmark } from '../../parts/contour.ts';
import type { Anatomy, LegBones } from '../anatomy.ts';
import { placeOf } from '../head-pose.ts';
import { type TrunkFrame, trunkFrame } from './trunk-frame.ts';

/** Where along the sheet the landmarks lie: tracts keep their places whatever the outline. */
const ON_BACK = { nape: 0.28, mantle: 0.42, back: 0.62, rump: 0.84 } as const;
const ON_BELLY = { jugular: 0.18, breast: 0.33, belly: 0.55, vent: 0.82 } as const;
/** Where the outline of the head ends on either edge. */
const HEAD_ENDS = { back: 0.22, belly: 0.135 } as const;
const REACH = 0.36;
/** Knots a curve is handed on by. */
const STEPS = 5;

/** A landmark on the plate: where, and the headings by which the line comes and goes, radians. */
interface Corner {
  u: number;
  place: Point;
  into: number;
  out: number;
  reach: number;
}

function cornerOf(u: number, { at, slope, turn = 0, reach = REACH }: Landmark, frame: TrunkFrame): Corner {
  const along = frame.axis + slope;
  return { u, place: frame.at(at), into: along - turn / 2, out: along + turn / 2, reach };
}

/** A knot of the archetype as a corner that its neighbours' chord runs through. */
function kept(knots: readonly Knot[], i: number): Corner {
  const chord = heading(placeOf(pick(knots, i - 1)), placeOf(pick(knots, i + 1)));
  return { u: pick(knots, i)[0], place: placeOf(pick(knots, i)), into: chord, out: chord, reach: 0.33 };
}

/** Knots of the curve between two corners, the second included. */
function curveBetween(from: Corner, to: Corner): Knot[] {
  const chord = distance(from.place, to.place);
  const cubic = [
    from.place,
    walk(from.place, from.out, chord * from.reach),
    walk(to.place, to.into, -chord * to.reach),
    to.place,
  ] as const;
  return Array.from({ length: STEPS }, (_, i): Knot => {
    const t = (i + 1) / STEPS;
    const [x, y] = cubicAt(cubic, t);
    return [blend(from.u, to.u, t), x, y];
  });
}

/** One edge of the body: the head as it was, then the curves through the landmarks, to the knot at the tail. */
function edgeThrough(knots: readonly Knot[], headEnd: number, landmarks: readonly Corner[]): Knot[] {
  if (landmarks.length === 0) return [...knots];
  const head = knots.filter(([u]) => u <= headEnd);
  const corners = [kept(knots, head.length - 1), ...landmarks, kept(knots, knots.length - 1)];
  return [...head, ...corners.slice(1).flatMap((corner, i) => curveBetween(pick(corners, i), corner))];
}

/** The landmarks of an edge that a contour gives, from the neck backwards. */
function cornersOf(
  places: Readonly<Partial<Record<keyof Contour, number>>>,
  contour: Contour,
  frame: TrunkFrame,
): Corner[] {
  return Object.entries(places).flatMap(([name, u]) => {
    const landmark = contour[name as keyof Contour];
    return landmark ? [cornerOf(u, landmark, frame)] : [];
  });
}

/** Height of the belly's line above or below a place, px. */
function bellyAt(sheet: Sheet, x: number): number {
  const below = sheet.ventral.filter((_, i) => i > sheet.ventral.length * 0.3);
  return below.reduce((best, point) => (Math.abs(point[0] - x) < Math.abs(best[0] - x) ? point : best))[1];
}

/** The legs follow the belly that they leave: none hangs from the air. */
function followed(legs: readonly LegBones[], before: Sheet, after: Sheet): LegBones[] {
  return legs.map((leg) => {
    const shift = bellyAt(after, leg.hip[0]) - bellyAt(before, leg.hip[0]);
    const down = ([x, y]: Point): Point => [x, y + shift];
    return { ...leg, hip: down(leg.hip), ankle: down(leg.ankle), foot: down(leg.foot) };
  });
}

/** The posed bird with the trunk of a contour: nape, mantle, back and rump; throat, breast, belly and vent. */
export function withContour(anatomy: Anatomy, contour: Contour): Anatomy {
  const frame = trunkFrame(anatomy);
  const dorsal = edgeThrough(anatomy.dorsal, HEAD_ENDS.back, cornersOf(ON_BACK, contour, frame));
  const ventral = edgeThrough(anatomy.ventral, HEAD_ENDS.belly, cornersOf(ON_BELLY, contour, frame));
  const [before, after] = [new Sheet(anatomy.dorsal, anatomy.ventral), new Sheet(dorsal, ventral)];
  return { ...anatomy, dorsal, ventral, legs: followed(anatomy.legs, before, after) };
}
