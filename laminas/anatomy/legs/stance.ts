import { type Point, pick } from '../../geometry/point.ts';
import { Sheet } from '../../geometry/sheet.ts';
import type { Stance } from '../../parts/legs.ts';
import type { Anatomy, LegBones } from '../anatomy.ts';
import { bodyDepth } from './body-depth.ts';
import { grasping } from './grasp.ts';

/** Where a trunk begins behind the neck, share of the sheet. */
const TRUNK = 0.22;
/** Length of the shin, most of which shows as a mound in the flank, share of the body's depth. */
const TIBIA = 0.42;

/** Lowest edge of the body at a place, px; that of the nearest place where it has none. */
function bellyAt(sheet: Sheet, x: number): number {
  let lowest = Number.NEGATIVE_INFINITY;
  const outline = sheet.outline();
  for (let i = 1; i < outline.length; i++) {
    const [a, b] = [pick(outline, i - 1), pick(outline, i)];
    if (a[0] > x === b[0] > x) continue;
    lowest = Math.max(lowest, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1));
  }
  return Number.isFinite(lowest) ? lowest : Math.max(...outline.map(([, y]) => y));
}

/** From neck to tail base, px. */
function trunkOf(sheet: Sheet): { front: number; back: number } {
  const edges = Array.from({ length: 40 }, (_, i) => TRUNK + ((1 - TRUNK) * i) / 39);
  const xs = edges.flatMap((u) => [sheet.at(u, 0)[0], sheet.at(u, 1)[0]]);
  return { front: Math.min(...xs), back: Math.max(...xs) };
}

interface Measures {
  tarsus: number;
  width: number;
  middleToe: number;
  tibia: number;
  knee: number;
  bareShin: boolean;
}

/** One leg from its sole up: the heel on the line of the tarsus, the knee ahead of it. */
function legFrom(
  foot: Point,
  lean: number,
  { tarsus, width, middleToe, tibia, knee: ahead, bareShin }: Measures,
  yaw: number,
  aside: number,
): LegBones {
  const ankle: Point = [foot[0] + Math.sin(lean) * tarsus, foot[1] - Math.cos(lean) * tarsus];
  const knee: Point = [ankle[0] - Math.sin(ahead) * tibia, ankle[1] - Math.cos(ahead) * tibia];
  return { hip: knee, ankle, foot, width, set: { yaw, aside, middleToe, bareShin } };
}

/**
 * Both legs of a bird that stands, from the measures of its kind: the loaded near foot and the far one share the weight about the
 * balance point of the trunk, the belly feathers hide so much of the near tarsus as the species hides.
 */
export function standing(anatomy: Anatomy, stance: Stance | undefined): Anatomy {
  if (!stance || anatomy.legs.length < 2) return anatomy;
  if (stance.onStalk) return grasping(anatomy, stance);
  const sheet = new Sheet(anatomy.dorsal, anatomy.ventral);
  const depth = bodyDepth(sheet);
  const tarsus = stance.tarsus * depth;
  const measures: Measures = {
    tarsus,
    width: tarsus * (stance.girth ?? 0.065),
    middleToe: tarsus * (stance.toe ?? 0.62),
    tibia: (stance.tibia ?? TIBIA) * depth,
    knee: stance.knee ?? 0.62,
    bareShin: (stance.shin ?? 1) < 1,
  };
  const { front, back } = trunkOf(sheet);
  const balance = front + (back - front) * (stance.balance ?? 0.45);
  const stride = (stance.stride ?? 0.16) * depth;
  const [nearLean, farLean] = stance.lean ?? [0.3, 0.1];
  const [nearYaw, farYaw] = stance.yaw ?? [0.9, 0.7];
  const exposed = tarsus * (1 - (stance.hidden ?? 0.3));
  const x = balance + stride / 2;
  const level = bellyAt(sheet, x + Math.sin(nearLean) * exposed) + Math.cos(nearLean) * exposed;
  const aside = (stance.apart ?? 0.1) * depth;
  return {
    ...anatomy,
    legs: [
      legFrom([x - stride, level], farLean, measures, farYaw, -aside),
      legFrom([x, level], nearLean, measures, nearYaw, aside),
    ],
  };
}
