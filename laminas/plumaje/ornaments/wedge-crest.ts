import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf, tone } from '../../geometry/colour.ts';
import { between, distance, type Point } from '../../geometry/point.ts';
import { ribbon } from '../../geometry/ribbon.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { fill } from '../../geometry/trace.ts';
import type { Ornament } from '../../parts/ornament.ts';
import type { Subject } from '../subject.ts';
import { paintTufts } from '../tufts.ts';

type WedgeCrest = Extract<Ornament, { kind: 'wedge-crest' }>;

const FEATHERS = 11;

/** A tapered feather of the crest, px. */
function paintLeaf(ctx: SKRSContext2D, line: readonly Point[], width: number, colour: string): void {
  const shape = ribbon(
    curveThrough(line, false, 8),
    (t) => (width / 2) * (1 - t) ** 0.6 * Math.min(1, 0.6 + t * 2),
  );
  fill(ctx, shape, colour);
}

/** Feathers over the roots, so that the wedge grows out of the crown without a line. */
function seatRoots(ctx: SKRSContext2D, subject: Subject, roots: readonly Point[]): void {
  const near = subject.frames.anatomy.headRadius * 0.2;
  paintTufts(ctx, subject, {
    part: 'crest seat',
    gap: 0.24,
    region: (point) => roots.some((root) => distance(point, root) < near),
  });
}

/** A crest of one piece: a feathered wedge raised from the crown, its foremost feathers the longest. */
export function paintWedgeCrest(ctx: SKRSContext2D, subject: Subject, crest: WedgeCrest): void {
  const { head, anatomy } = subject.frames;
  const random = subject.stream('wedge crest');
  const radius = anatomy.headRadius;
  const lag = crest.lag ?? 0.62;
  const bow = crest.bow ?? 0.1;
  const roots: Point[] = [];
  for (let i = FEATHERS - 1; i >= 0; i--) {
    const share = i / (FEATHERS - 1);
    const root = between(crest.from, crest.to, share);
    const tip = between(crest.tip, crest.to, share ** 0.85 * lag + (i % 3 === 1 ? 0.05 : 0));
    const middle = between(root, tip, 0.5);
    const line = [
      root,
      [middle[0] + 0.06 * share, middle[1] - bow * (1 - share) + 0.1 * share] as Point,
      tip,
    ].map(head);
    const width = radius * (0.26 - 0.06 * share);
    paintLeaf(ctx, line, width, css(tone(rgbOf(crest.colour), random.bell() * 0.03)));
    const streak = line.map((point, step) => between(point, line[2] ?? point, step === 0 ? 0.34 : 0));
    paintLeaf(ctx, streak, width * 0.42, css(rgbOf(crest.streak), 0.85));
    roots.push(head(root));
  }
  seatRoots(ctx, subject, roots);
}
