import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf, tone } from '../../geometry/colour.ts';
import { blend, type Point, pick, shifted, walk } from '../../geometry/point.ts';
import { Polyline } from '../../geometry/polyline.ts';
import { arc, ribbon } from '../../geometry/ribbon.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { fill } from '../../geometry/trace.ts';
import type { Subject } from '../subject.ts';
import { ownBill } from './own-bill.ts';

/** How far the bristles turn from straight ahead downwards, from the foremost to the hindmost, radians. */
const TURN = [0.35, 1.3] as const;

/**
 * The mouth of a nightjar or a swift: a tiny bill on a gape that runs back under the eye, a soft line with a pale lip below it, and
 * over it the stiff bristles that bow forward and down.
 */
export function paintWideMouth(ctx: SKRSContext2D, subject: Subject): void {
  const { mouth } = subject.recipe.bill;
  if (!mouth) return;
  const { frames } = subject;
  const radius = frames.anatomy.headRadius;
  const { edges } = ownBill(subject);
  const corner = frames.head(mouth.to);
  const tip = pick(edges.upperCut, 14);
  const dip: Point = [blend(tip[0], corner[0], 0.5), blend(tip[1], corner[1], 0.5) + radius * 0.1];
  const line = new Polyline(curveThrough([tip, dip, corner], false, 14));
  const dark = rgbOf(mouth.colour);
  const lip = shifted(line.even(20), 0, radius * 0.03);
  fill(
    ctx,
    ribbon(lip, (t) => radius * 0.02 * Math.sin(Math.PI * t)),
    css(tone(dark, 0.32), 0.7),
  );
  fill(
    ctx,
    ribbon(line.even(20), (t) => radius * 0.014 * (1 - t) + 0.3),
    css(tone(dark, -0.1), 0.9),
  );
  const random = subject.stream('rictal bristles');
  const count = mouth.bristles ?? 0;
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const root = walk(line.at(blend(0.2, 0.85, t)), -Math.PI / 2, radius * random.range(0.02, 0.07));
    const down = blend(TURN[0], TURN[1], t) + random.bell() * 0.08;
    const length = radius * blend(0.2, 0.34, Math.sin(Math.PI * t)) * random.range(0.8, 1.15);
    const hair = arc(root, Math.PI - down, length, -0.5, 10);
    fill(
      ctx,
      ribbon(hair, (s) => radius * 0.011 * (1 - s) + 0.15),
      css(dark, 0.9),
    );
  }
}
