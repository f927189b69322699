import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf, tone } from '../../geometry/colour.ts';
import type { Ornament } from '../../parts/ornament.ts';
import type { Subject } from '../subject.ts';
import { brushTuft } from '../tufts.ts';

type Puff = Extract<Ornament, { kind: 'puff' }>;

const TUFTS = 420;

/** The loose down that grebes have in place of a tail: long tufts that stand out all round the stern, the rearmost laid first. */
export function paintPuff(ctx: SKRSContext2D, subject: Subject, puff: Puff): void {
  const { sheet, anatomy } = subject.frames;
  const random = subject.stream('puff');
  const reach = puff.length * anatomy.headRadius;
  for (let i = 0; i < TUFTS; i++) {
    const u = 1 - (1 - puff.from) * (i / TUFTS) ** 0.8;
    const v = random.range(puff.top ?? 0.2, 1);
    const root = sheet.at(u, v);
    const share = (u - puff.from) / (1 - puff.from);
    const angle = sheet.flow(u, v) + (v - 0.45) * 0.7 + random.bell() * 0.3;
    const length = reach * (0.55 + 0.45 * share) * random.range(0.6, 1.1);
    const shade = v < 0.35 ? -0.08 : 0;
    ctx.fillStyle = css(tone(rgbOf(puff.colour), shade + random.bell() * 0.05), 0.35 + 0.55 * share);
    brushTuft(ctx, root, angle, length, length * random.range(0.16, 0.26), random.bell() * 2);
  }
}
