import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgbOf, tone } from '../../geometry/colour.ts';
import { blend, clamp, heading, type Point, smoothstep } from '../../geometry/point.ts';
import { Polyline } from '../../geometry/polyline.ts';
import { curveThrough } from '../../geometry/spline.ts';
import type { OwlFace } from '../../parts/owl-face.ts';
import type { Subject } from '../subject.ts';
import { brushTuft } from '../tufts.ts';
import { facePlace, onDisc } from './frame.ts';

const ROWS = 22;
/** Feathers in a row of a brow of common breadth. */
const ACROSS = 9;

/** The line of a brow: from beside the bill along the inner and upper edge of the disc, lifted from it outwards. */
function browLine(face: OwlFace): Point[] {
  const rise = face.browRise ?? 1;
  const reach = face.browReach ?? 0;
  const edge = [0, 0.08, 0.16, 0.25, 0.34].map((step, i): Point => {
    const turn = 1.06 + step * (1 + reach * 0.75);
    const [x, y] = onDisc(face, 1, turn * Math.PI, 0.98 - reach * 0.07 * i);
    return [x + 0.045 * i * (rise - 0.7), y - 0.03 * i * rise];
  });
  return curveThrough([[0.17, 0.06], ...edge], false, 10);
}

/** Half breadth of a brow along it: narrow beside the bill, full over the inner corner of the eye, drawn out to a point. */
const profile = (t: number) =>
  0.4 + 0.6 * Math.sin(Math.PI * Math.min(1, t * 1.15)) - 0.55 * Math.max(0, t - 0.55);

/** The brows: rows of short stiff feathers that run from the bill up and out over the eyes, the outer ends first. */
export function paintBrows(ctx: SKRSContext2D, subject: Subject, face: OwlFace): void {
  const place = facePlace(subject);
  const radius = subject.frames.anatomy.headRadius;
  const [brow, disc, rim] = [rgbOf(face.brow), rgbOf(face.disc), rgbOf(face.rim)];
  const weight = face.browWeight ?? 1;
  const breadth = 0.075 * weight;
  const count = Math.round(ACROSS * Math.max(1, weight * 0.9));
  for (const side of [-1, 1] as const) {
    const random = subject.stream(`brow ${side}`);
    const line = new Polyline(browLine(face));
    for (let row = ROWS; row >= 0; row--) {
      const t = row / ROWS;
      for (let i = 0; i < count; i++) {
        const across = (i / (count - 1)) * 2 - 1;
        const along = clamp(t + random.bell() * 0.03);
        const [x, y] = line.beside(along, across * profile(along) * breadth);
        const [ax, ay] = line.at(Math.min(1, along + 0.06));
        const [bx, by] = line.at(Math.max(0, along - 0.02));
        const flow = heading(place(side * bx, by), place(side * ax, ay));
        const length = radius * blend(0.1, 0.15, t) * random.range(0.8, 1.25);
        const edge = Math.abs(across) > 0.7 ? 0.35 : 0;
        const worn = t > 0.75 ? (t - 0.75) * 1.6 : 0;
        const ground = mix(brow, across < 0 ? disc : mix(disc, rim, 0.4), edge + worn + random.next() * 0.16);
        ctx.fillStyle = css(
          tone(ground, random.bell() * 0.02),
          0.92 * (1 - (1 - (face.browReach ?? 0) * 0.6) * smoothstep(0.55, 1.1, t)),
        );
        const fan = -side * across * blend(0.28, 0.6, t);
        brushTuft(ctx, place(side * x, y), flow + fan + random.bell() * 0.08, length, length * 0.14, 0);
      }
    }
  }
}

/** The wedge of crown feathers that comes down between the brows to the bill, its upper rows first. */
export function paintCrownWedge(ctx: SKRSContext2D, subject: Subject, face: OwlFace): void {
  if (!face.wedge) return;
  const random = subject.stream('crown wedge');
  const place = facePlace(subject);
  const radius = subject.frames.anatomy.headRadius;
  const [colour, streak] = [rgbOf(face.wedge.colour), rgbOf(face.wedge.streak)];
  const { top = 0.9, breadth = 0.2 } = face.wedge;
  const { albedo } = subject;
  const rows = 26;
  for (let row = rows; row >= 0; row--) {
    const t = row / rows;
    const y = blend(0.06, -top, t);
    const half = blend(0.045, breadth, t ** 0.8);
    const count = Math.round(5 + t * 9);
    for (let i = 0; i < count; i++) {
      const across = ((i + 0.5 + random.bell() * 0.3) / count) * 2 - 1;
      const root = place(across * half, y + random.bell() * 0.02);
      const length = radius * blend(0.13, 0.26, t) * random.range(0.85, 1.2);
      const flow = heading(root, place(across * half * 1.25, y - 0.2));
      const fade = smoothstep(0, 1, t) * Math.max(0.2, Math.abs(across));
      const own = mix(colour, albedo.at(...root), t ** 1.6);
      ctx.fillStyle = css(tone(own, random.bell() * 0.03), 0.92 - fade * 0.7);
      brushTuft(ctx, root, flow, length, length * 0.2, 0);
      if (!random.chance(0.55 - t * 0.3 - fade * 0.3)) continue;
      ctx.fillStyle = css(streak, 0.8);
      brushTuft(ctx, root, flow, length * 0.8, length * 0.06, 0);
    }
  }
}
