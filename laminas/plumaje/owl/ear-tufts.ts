import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgbOf } from '../../geometry/colour.ts';
import { blend, clamp, type Point } from '../../geometry/point.ts';
import type { Random } from '../../geometry/random.ts';
import { curveThrough } from '../../geometry/spline.ts';
import type { OwlFace } from '../../parts/owl-face.ts';
import type { Subject } from '../subject.ts';
import { brushTuft } from '../tufts.ts';
import { paintFeather } from '../wing/flight-feather.ts';
import { facePlace } from './frame.ts';

type Tufts = NonNullable<OwlFace['tufts']>;

/** Where a tuft stands on its side of the forehead, and the dice of that ear. */
type Ear = { subject: Subject; tufts: Tufts; side: 1 | -1; random: Random };

/** A measure between that of ears held apart and that of ears brought together over the forehead. */
function across({ close = 0 }: Tufts, open: number, shut: number): number {
  return blend(open, shut, close);
}

/** A sheaf of pointed feathers. */
function paintSheaf(ctx: SKRSContext2D, { subject, tufts, side, random }: Ear): void {
  const place = facePlace(subject);
  const radius = subject.frames.anatomy.headRadius;
  const { close = 0, lean = 0, shag = 0 } = tufts;
  const count = shag > 0 ? 13 : 9;
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1);
    const stray = shag > 0 ? shag * random.bell() : 0;
    const foot = blend(across(tufts, 0.42, 0.14), across(tufts, 1.12, 0.62), t);
    const root = place(side * foot, blend(-0.46, -0.5, t));
    const lift = 0.42 + tufts.length * (1 - 0.42 * Math.abs(t - 0.35) - 0.2 * t);
    const reach = blend(across(tufts, 1.16, 0.46), across(tufts, 1.36, 0.62), t);
    const out = reach + lean * (0.7 + 0.3 * t) + stray * 0.6;
    const tip = place(side * out, -0.5 - lift + lean * 0.5 * t + stray + random.bell() * 0.04);
    const middle: Point = [
      (root[0] + tip[0]) / 2 - side * radius * 0.1 * (1 - close * 1.6) * (tufts.bow ?? 1),
      (root[1] + tip[1]) / 2 - radius * 0.08,
    ];
    const pale = shag > 0 ? random.next() < 0.3 : i % 3 === 1;
    const colour = pale ? tufts.pale : tufts.dark;
    const feather = { colour, fringe: tufts.pale, fringeWidth: 1.2, shape: 'pointed' as const };
    const width = radius * 0.17 * (tufts.width ?? 1);
    paintFeather(ctx, curveThrough([root, middle, tip], false, 6), width, feather, random);
  }
}

/** The plumage from which the sheaf rises. */
function paintRoot(ctx: SKRSContext2D, { subject, tufts, side, random }: Ear, colour: string): void {
  const place = facePlace(subject);
  const radius = subject.frames.anatomy.headRadius;
  const [skin, dark] = [rgbOf(colour), rgbOf(tufts.dark)];
  for (let i = 0; i < 70; i++) {
    const up = random.next();
    const t = random.range(-0.15, 1.1);
    const x = blend(
      blend(across(tufts, 0.42, 0.14), across(tufts, 1.12, 0.62), t),
      blend(across(tufts, 0.7, 0.26), across(tufts, 1.28, 0.62), t),
      up * 0.6,
    );
    const root = place(side * x, -0.4 - up * (0.3 + tufts.length * 0.25));
    ctx.fillStyle = css(mix(skin, dark, clamp(up * 0.7 + random.bell() * 0.2)));
    const length = radius * 0.2 * random.range(0.8, 1.3);
    brushTuft(ctx, root, -Math.PI / 2 + side * (0.25 + 0.2 * t), length, length * 0.22, side * 2);
  }
}

/** An ear tuft of an owl that has them. */
export function paintEarTuft(ctx: SKRSContext2D, subject: Subject, face: OwlFace, side: 1 | -1): void {
  const { tufts } = face;
  if (!tufts) return;
  const ear = { subject, tufts, side, random: subject.stream(`ear ${side}`) };
  paintSheaf(ctx, ear);
  if (tufts.root) paintRoot(ctx, ear, tufts.root);
}
