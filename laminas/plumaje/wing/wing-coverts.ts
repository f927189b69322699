import type { SKRSContext2D } from '@napi-rs/canvas';
import type { WingSheet } from '../../anatomy/wing/wing.ts';
import { css, rgbOf, tone } from '../../geometry/colour.ts';
import { blend, clamp, distance, heading } from '../../geometry/point.ts';
import { fill } from '../../geometry/trace.ts';
import type { Mark } from '../../parts/tract.ts';
import type { Wing } from '../../parts/wing.ts';
import { paintMark } from '../mark-shapes.ts';
import type { Subject } from '../subject.ts';
import { brushTuft } from '../tufts.ts';

/** What the painters of the wing share. */
export interface WingWork {
  subject: Subject;
  wing: Wing;
  sheet: WingSheet;
  /** Px of one px of feather width in the recipe. */
  scale: number;
}

/** Length of small feathers, px at a wing scale of 1: `plain` ones are fine, `marked` ones have room for their mark. */
const SCAPULAR = { plain: 17, marked: 26 };
export const LESSER = { plain: 14, marked: 20 };

/** A patch of small coverts as tufts that follow the wing, tip to shoulder. */
export function paintCoverts(
  ctx: SKRSContext2D,
  work: WingWork,
  part: string,
  place: { from: number; to: number; upper: (t: number) => number; lower: (t: number) => number },
  look: { colour: string; length: number; mark: Mark | undefined },
): void {
  const { sheet, scale, subject } = work;
  const random = subject.stream(part);
  const rgb = rgbOf(look.colour);
  const length = look.length * scale;
  const rows = Math.max(4, Math.round(((place.to - place.from) * sheet.upper.length) / (length * 0.26)));
  for (let i = rows; i >= 0; i--) {
    const t = i / rows;
    const s = blend(place.from, place.to, t);
    const [w0, w1] = [place.upper(t), place.lower(t)];
    const count = Math.max(3, Math.round(distance(sheet.at(s, w0), sheet.at(s, w1)) / (length * 0.3)));
    for (let j = 0; j <= count; j++) {
      const w = blend(w0, w1, clamp((j + random.range(-0.5, 0.5)) / count));
      const at = s + random.bell() * 0.012;
      const root = sheet.at(at, w);
      const angle = heading(root, sheet.at(at + 0.06, w)) + random.bell() * 0.1;
      ctx.fillStyle = css(tone(rgb, random.bell() * 0.032));
      const reach = length * random.range(0.8, 1.2);
      brushTuft(ctx, root, angle, reach, reach * 0.32, random.bell() * 2);
      if (look.mark && random.chance((look.mark.chance ?? 0.4) * 0.5)) {
        paintMark(ctx, root, angle, reach * (look.mark.size ?? 1.1), look.mark, random);
      }
    }
  }
}

/** Scapulars: they hang from the mantle over the upper edge of the wing and hide where it begins. */
export function paintScapulars(ctx: SKRSContext2D, work: WingWork): void {
  const deep = 0.26 * (work.wing.scapularReach ?? 1);
  const reach = (t: number) => deep * Math.sin(Math.PI * clamp(0.3 + 0.7 * (1 - t))) + 0.02;
  const steps = Array.from({ length: 15 }, (_, i) => i / 14);
  const top = steps.map((t) => work.sheet.at(0.44 * t, -0.16));
  const bottom = steps.map((t) => work.sheet.at(0.44 * t, reach(t)));
  fill(ctx, top.concat(bottom.reverse()), work.wing.scapulars);
  paintCoverts(
    ctx,
    work,
    'scapulars',
    { from: -0.02, to: 0.43, upper: (t) => -0.2 + 0.16 * t, lower: reach },
    {
      colour: work.wing.scapulars,
      length: work.wing.scapularMark ? SCAPULAR.marked : SCAPULAR.plain,
      mark: work.wing.scapularMark,
    },
  );
}
