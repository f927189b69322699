import type { SKRSContext2D } from '@napi-rs/canvas';
import type { LegBones } from '../../anatomy/anatomy.ts';
import { css, rgbOf, tone } from '../../geometry/colour.ts';
import {
  between,
  blend,
  distance,
  heading,
  type Path,
  type Point,
  valueAt,
  walk,
} from '../../geometry/point.ts';
import { ribbon } from '../../geometry/ribbon.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { fillSoft } from '../../geometry/trace.ts';
import type { Culottes } from '../../parts/legs.ts';
import { paintMark } from '../mark-shapes.ts';
import type { Subject } from '../subject.ts';
import { brushTuft } from '../tufts.ts';
import { BOOT, paintBoot } from './boot.ts';

const TUFTS = 420;
/** Breadth of the far thigh beside the near one: the belly covers the rest. */
const FAR_BREADTH = 0.7;
/** Half breadth of the thigh along it, in shares of its greatest breadth: full above, narrow at the ankle. */
const PROFILE = [0.4, 0.5, 0.52, 0.46, 0.35, 0.22, 0.09] as const;
/** How much longer the hindmost feathers hang behind the heel, and what is left of those over its front. */
const HANG = { hind: 1.7, front: 0.7 };

function profileAt(t: number, crown = 0): number {
  const top = t < crown ? Math.sqrt(Math.max(0.02, t / crown)) : 1;
  return top * valueAt(PROFILE, t);
}

interface Look {
  colour: readonly [number, number, number];
  culottes: Culottes;
  unit: number;
  /** Of the near thigh's breadth. */
  share: number;
  /** Half width that a boot takes at the ankle, px; 0 without one. */
  boot: number;
}

/** Tufts from the ankle up, each lying over the one below it, with the pattern of the species. */
function layTufts(ctx: SKRSContext2D, subject: Subject, line: Path, look: Look, part: string): void {
  const random = subject.stream(part);
  const [top, end] = [line[0] as Point, line[line.length - 1] as Point];
  const angle = heading(top, end);
  const length = distance(top, end);
  const breadth = look.culottes.breadth * subject.frames.anatomy.headRadius * look.share;
  for (let i = 0; i < TUFTS; i++) {
    const t = 1 - (i + random.next()) / TUFTS;
    const across = random.range(-1, 1);
    const half = Math.max(profileAt(t, look.culottes.crown) * breadth, look.boot * Math.min(1, t * 2));
    const root = walk(top, angle, length * t * 0.93, across * half * 0.94);
    const hang = t > 0.7 ? blend(HANG.hind, HANG.front, (across + 1) / 2) : 1;
    const reach = blend(26, 17, t) * look.unit * random.range(0.75, 1.3) * hang;
    const lean = angle - across * 0.22 * t + random.bell() * 0.07;
    const edge = Math.abs(across) * 0.03;
    ctx.fillStyle = css(tone(look.colour, random.bell() * 0.03 - edge));
    brushTuft(ctx, root, lean, reach, reach * 0.3, random.bell() * 2);
    const { mark } = look.culottes;
    if (mark && t > 0.1 && t < 0.86 && random.chance((mark.chance ?? 0.4) * 0.35)) {
      paintMark(ctx, root, lean, reach * (mark.size ?? 1), mark, random);
    }
  }
}

/** The feathered thigh of a raptor, and the boot of those that wear one; the near one lies over the belly. */
export function paintCulottes(
  ctx: SKRSContext2D,
  subject: Subject,
  bones: LegBones,
  culottes: Culottes,
  far: boolean,
): void {
  const { unit, anatomy } = subject.frames;
  const part = far ? 'far culottes' : 'near culottes';
  const look: Look = {
    colour: tone(rgbOf(culottes.colour), far ? -0.08 : 0),
    culottes,
    unit,
    share: far ? FAR_BREADTH : 1,
    boot: culottes.booted ? bones.width * BOOT.top : 0,
  };
  if (culottes.booted) paintBoot(ctx, subject, bones, look, `${part} boot`);
  const breadth = culottes.breadth * anatomy.headRadius * (far ? FAR_BREADTH : 1);
  const line = [bones.hip, between(bones.hip, bones.ankle, 0.5), between(bones.hip, bones.ankle, 1.06)];
  const shape = ribbon(curveThrough(line, false, 10), (t) =>
    Math.max(profileAt(t, culottes.crown) * breadth * 0.9, look.boot * Math.min(1, t * 2) * 0.95),
  );
  fillSoft(ctx, shape, css(tone(look.colour, -0.03)), 3 * unit);
  layTufts(ctx, subject, line, look, part);
  if (!far) subject.relief.raise(shape, 9 * unit, 4);
}
