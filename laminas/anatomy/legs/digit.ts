import { blend, clamp, type Point } from '../../geometry/point.ts';
import type { Digit } from './digits.ts';
import { courseOf } from './toe-course.ts';
import type { Tread } from './tread.ts';

const TOE_STEPS = 30;
const CLAW_STEPS = 14;
/** How far a toe goes round a rod at most, radians: over the near side, over the far one; it ends where no one sees it. */
const WRAP = { near: 4, far: 2.8 };

/** A stretch of toe or claw on one side of its perch, with its half widths, px. */
export interface Stretch {
  what: 'toe' | 'claw';
  seen: boolean;
  centre: Point[];
  half: number[];
  /** Of the points, where the joints of the toe lie. */
  joints: number[];
}

/** How a foot is set: turn of the foot towards the viewer (radians), which side is out, sizes px. */
export interface FootSize {
  yaw: number;
  outward: 1 | -1;
  /** How far its front toes part, factor. */
  spread: number;
  middleToe: number;
  width: number;
  /** Length of the claws, factor, and how far they arch above what they stand on, 1. */
  claws: number;
  hook?: number;
  /** Distance of the sole's middle from that of the perch, px towards the viewer. */
  aside: number;
  /** How far toes that part at the ball close again towards their claws, 0 straight to 1. */
  grasp?: number;
  /** Radius of a rod, px; none where it is level. */
  rod?: number;
}

/** Swelling of a toe at its pads and its fall towards the claw. */
function toeHalf(t: number, { joints }: Digit, width: number): number {
  const pads = 1 + 0.13 * Math.cos(2 * Math.PI * t * (joints + 0.5));
  return (width / 2) * blend(1.02, 0.74, t) * pads;
}

/** The arch of a toe between sole and ball, widths above the perch. */
const archAt = (t: number) => 0.5 + 0.62 * Math.exp(-(((t - 0.12) / 0.2) ** 2));

/** The line of a toe on its perch from the sole to the root of its claw, at the height of the skin, px. */
export function toePath(digit: Digit, size: FootSize, tread: Tread): Point[] {
  const turn = size.yaw + digit.heading * size.outward * size.spread;
  return Array.from({ length: 15 }, (_, i) => {
    const reach = (i / 14) * digit.length * size.middleToe;
    return tread(Math.cos(turn) * reach, size.aside + Math.sin(turn) * reach, size.width * 0.3).point;
  });
}

interface Sample {
  what: Stretch['what'];
  point: Point;
  seen: boolean;
  half: number;
  joint: boolean;
}

/** Every point of a toe and its claw on the perch, from sole to point. */
function samplesOf(digit: Digit, size: FootSize, tread: Tread): Sample[] {
  const { middleToe, width, aside, rod } = size;
  const back = Math.abs(digit.heading) > 2;
  const turn = size.yaw + digit.heading * size.outward * (back ? 1 : size.spread);
  const length = digit.length * middleToe;
  const claw = digit.claw * middleToe * size.claws;
  const round = (across: number) => (rod ? clamp(across, -WRAP.far * rod, WRAP.near * rod) : across);
  const course = courseOf(back ? turn : size.yaw, back ? 0 : turn - size.yaw, length, size.grasp ?? 0);
  const at = (reach: number, above: number) => {
    const [ahead, across] = course(reach);
    return tread(ahead, aside + round(across), above);
  };
  const toe = Array.from({ length: TOE_STEPS + 1 }, (_, i): Sample => {
    const t = i / TOE_STEPS;
    const step = 1 / (digit.joints + 0.5);
    const joint = i > 0 && Math.abs(((t / step) % 1) - 0.5) < 0.5 / TOE_STEPS / step;
    return {
      what: 'toe',
      ...at(t * length, archAt(t) * width),
      half: toeHalf(t, digit, width),
      joint,
    };
  });
  const root = toeHalf(1, digit, width) * 0.86;
  const hooked = Array.from({ length: CLAW_STEPS + 1 }, (_, i): Sample => {
    const t = i / CLAW_STEPS;
    const bow = 0.1 * (size.hook ?? 1) * claw * Math.sin(Math.PI * Math.min(1, t * 1.15)) ** 0.9;
    return {
      what: 'claw',
      ...at(length - width * 0.2 + t * claw * 0.9, archAt(1) * width * (1 - t) + bow),
      half: root * (1 - t) ** 0.75,
      joint: false,
    };
  });
  return [...toe, ...hooked];
}

/** A toe as it lies on its perch, cut where it goes round to the other side. */
export function stretchesOf(digit: Digit, size: FootSize, tread: Tread): Stretch[] {
  const stretches: Stretch[] = [];
  let last: Stretch | undefined;
  for (const { what, point, seen, half, joint } of samplesOf(digit, size, tread)) {
    if (!last || last.seen !== seen || last.what !== what) {
      const [before, width] = [last?.centre.at(-1), last?.half.at(-1)];
      const joined = last?.what === what && before && width !== undefined;
      last = { what, seen, centre: joined ? [before] : [], half: joined ? [width] : [], joints: [] };
      stretches.push(last);
    }
    if (joint) last.joints.push(last.centre.length);
    last.centre.push(point);
    last.half.push(half);
  }
  return stretches.filter(({ centre }) => centre.length > 1);
}
