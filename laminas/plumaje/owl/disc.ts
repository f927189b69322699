import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, rgbOf, tone } from '../../geometry/colour.ts';
import { clamp, heading, type Point, smoothstep } from '../../geometry/point.ts';
import { fill } from '../../geometry/trace.ts';
import type { OwlFace } from '../../parts/owl-face.ts';
import type { Subject } from '../subject.ts';
import { brushTuft } from '../tufts.ts';
import { discRadius, facePlace, onDisc } from './frame.ts';
import { paintRim } from './rim.ts';
import { paintSurround } from './surround.ts';

/** Rows of feathers from the edge of the disc to the lids, and feathers in the outermost. */
const ROWS = 13;
const PER_ROW = 150;
/** Share of the disc at the innermost row. */
const INNER = 0.3;
/** How much the hollow of the disc darkens towards the light and lightens away from it. */
const DISH = 0.06;
/** Rings that show at full strength. */
const RINGS = 4.5;

/** Ground tone under the filaments. */
function paintGround(ctx: SKRSContext2D, subject: Subject, face: OwlFace, side: 1 | -1): void {
  const place = facePlace(subject);
  const edge = Array.from({ length: 48 }, (_, i): Point => {
    const [x, y] = onDisc(face, side, (i / 48) * Math.PI * 2, 0.93);
    return place(x, y);
  });
  fill(ctx, edge, css(mix(rgbOf(face.disc), rgbOf(face.discDark), 0.55)));
}

/**
 * One half of the facial disc, a shallow dish: first the stiff rim behind it, then row upon row of loose hair-like feathers that
 * radiate from the eye, the outermost first, so that each row covers the roots of the one outside it.
 */
export function paintDisc(ctx: SKRSContext2D, subject: Subject, face: OwlFace, side: 1 | -1): void {
  const random = subject.stream(`disc ${side}`);
  const place = facePlace(subject);
  const { light } = subject;
  const radius = subject.frames.anatomy.headRadius;
  const [pale, dark] = [rgbOf(face.disc), rgbOf(face.discDark)];
  const rings = face.rings ?? 0.5;
  paintRim(ctx, subject, face, side);
  paintGround(ctx, subject, face, side);
  for (let row = ROWS + 1; row >= 0; row--) {
    const share = INNER + ((1 - INNER) * row) / ROWS;
    const count = Math.round(PER_ROW * (0.35 + share * 0.65));
    for (let i = 0; i < count; i++) {
      const turn = ((i + random.next()) / count) * Math.PI * 2;
      const own = share * random.range(0.9, 1);
      const length = discRadius(face) * random.range(0.2, 0.3);
      const inner = onDisc(face, side, turn, Math.max(0.1, own - (0.7 * length) / discRadius(face)));
      const outer = onDisc(face, side, turn, own);
      const [root, tip] = [place(...inner), place(...outer)];
      const flow = heading(root, tip) + random.bell() * 0.06;
      const ring = 0.5 + 0.5 * Math.sin(own * RINGS * Math.PI * 2 + random.bell() * 0.7);
      const deep = 1 - smoothstep(0.3, 0.72, own);
      const dish = -DISH * smoothstep(0.3, 1, own) * (Math.cos(flow) * light.x + Math.sin(flow) * light.y);
      const edge = smoothstep(0.86, 1, own) * 0.16;
      const ground = mix(pale, dark, clamp(ring * rings + deep * 0.34 + edge + random.bell() * 0.17));
      ctx.fillStyle = css(tone(ground, dish + random.bell() * 0.028), 0.94);
      const px = length * radius;
      brushTuft(ctx, root, flow, px, px * random.range(0.08, 0.15), random.bell() * px * 0.05);
    }
  }
  if (face.surround) paintSurround(ctx, subject, face, face.surround, side);
}
