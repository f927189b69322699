import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf, tone } from '../../geometry/colour.ts';
import { between, distance, type Point, walk } from '../../geometry/point.ts';
import { ribbon } from '../../geometry/ribbon.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { fill } from '../../geometry/trace.ts';
import type { Ornament } from '../../parts/ornament.ts';
import type { Subject } from '../subject.ts';
import { paintTufts } from '../tufts.ts';

type TuftCrest = Extract<Ornament, { kind: 'tuft-crest' }>;

/** A soft pointed feather, broadest in its first third, px. */
function paintFeather(ctx: SKRSContext2D, line: readonly Point[], width: number, colour: string): void {
  const shape = ribbon(
    curveThrough(line, false, 10),
    (t) => (width / 2) * (1 - t) ** 0.75 * Math.min(1, 0.7 + t),
  );
  fill(ctx, shape, colour);
}

/** Length of a feather as a share of the longest: rising from the first to the peak, then falling a little. */
function reachOf(share: number, first: number, last: number, peak: number): number {
  return share < peak
    ? first + (1 - first) * Math.sin((share / peak) * (Math.PI / 2))
    : 1 - (1 - last) * ((share - peak) / (1 - peak));
}

/** A crest of a few loose feathers along the crown, the first the shortest, raised as the lark raises them. */
export function paintTuftCrest(ctx: SKRSContext2D, subject: Subject, crest: TuftCrest): void {
  const { head, anatomy } = subject.frames;
  const random = subject.stream('tuft crest');
  const radius = anatomy.headRadius;
  const seat = crest.seat ?? 0.17;
  const roots: Point[] = [];
  for (let i = crest.count - 1; i >= 0; i--) {
    const share = i / (crest.count - 1);
    const root = between(crest.from, crest.to, share);
    const reach = crest.length * reachOf(share, crest.first ?? 0.42, crest.last ?? 0.7, crest.peak ?? 0.66);
    const rise = crest.rise * (1 - (crest.fan ?? 0.3) * share) + random.bell() * 0.03;
    const middle = walk(root, Math.PI + rise, reach * 0.55);
    const tip = walk(middle, Math.PI + rise + (crest.curl ?? 0), reach * 0.45);
    const line = [walk(root, Math.PI + rise, -0.1), root, middle, tip].map(head);
    const width = radius * (crest.width ?? 0.24);
    paintFeather(ctx, line, width * (crest.edgeWidth ?? 1.12), css(rgbOf(crest.edge)));
    paintFeather(ctx, line, width * 0.82, css(tone(rgbOf(crest.colour), random.bell() * 0.04)));
    paintFeather(ctx, line.slice(1), width * 0.36, css(rgbOf(crest.streak), 0.85));
    roots.push(head(root));
  }
  paintTufts(ctx, subject, {
    part: 'crest seat',
    gap: 0.24,
    region: (point) => roots.some((root) => distance(point, root) < radius * seat),
  });
}
