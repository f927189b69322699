import type { SKRSContext2D } from '@napi-rs/canvas';
import type { LegBones } from '../../anatomy/anatomy.ts';
import { css, type Rgb, tone } from '../../geometry/colour.ts';
import { between, blend, heading, type Path, walk } from '../../geometry/point.ts';
import { ribbon } from '../../geometry/ribbon.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { fill } from '../../geometry/trace.ts';
import type { Subject } from '../subject.ts';
import { brushTuft } from '../tufts.ts';

/** Colour of a boot and px of the plate a px of the archetype. */
interface BootLook {
  colour: Rgb;
  unit: number;
}

/** Half width of a boot below the thigh and over the toes, leg widths; how much longer its last feathers hang. */
export const BOOT = { top: 1.32, end: 0.86, spill: 0.7 } as const;
/** How far down a tarsus that stands on toes of its own the boot reaches, share of it. */
const TO_TOES = 0.84;

/** Feathers down the tarsus to the toes: the boots of true eagles; half widths in leg widths. */
function bootLine({ ankle, foot, set }: LegBones): Path {
  const end = between(ankle, foot, set ? TO_TOES : 1);
  return curveThrough([ankle, between(ankle, end, 0.5), end], false, 8);
}

/** Feathers down the tarsus to the roots of the toes, laid from below upwards. */
export function paintBoot(
  ctx: SKRSContext2D,
  subject: Subject,
  bones: LegBones,
  look: BootLook,
  part: string,
): void {
  const random = subject.stream(part);
  const line = bootLine(bones);
  const half = (t: number) => bones.width * blend(BOOT.top, BOOT.end, t);
  fill(ctx, ribbon(line, half), css(tone(look.colour, -0.03)));
  const angle = heading(bones.ankle, bones.foot);
  const reached = bones.set ? TO_TOES : 1;
  for (let i = 0; i < 210; i++) {
    const t = 1 - i / 210;
    const across = random.range(-1, 1);
    const root = walk(between(bones.ankle, bones.foot, t * 0.93 * reached), angle, 0, across * half(t) * 0.9);
    const spill = 1 + BOOT.spill * Math.max(0, t - 0.8) * 5 * random.next();
    const reach = 17 * look.unit * random.range(0.8, 1.2) * spill;
    ctx.fillStyle = css(tone(look.colour, random.bell() * 0.03 - Math.abs(across) * 0.05));
    brushTuft(ctx, root, angle - across * 0.2, reach, reach * 0.3, 0);
  }
}
