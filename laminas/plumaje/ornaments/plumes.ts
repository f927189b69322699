import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, rgbOf, tone } from '../../geometry/colour.ts';
import { between, type Path, type Point, walk } from '../../geometry/point.ts';
import { ribbon } from '../../geometry/ribbon.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { fill, stroke } from '../../geometry/trace.ts';
import type { Ornament } from '../../parts/ornament.ts';
import type { Subject } from '../subject.ts';

type Of<K extends Ornament['kind']> = Extract<Ornament, { kind: K }>;

/** A free plume: a thin tapered stroke with its own light and shade, px. */
export function paintPlume(
  ctx: SKRSContext2D,
  points: Path,
  width: number,
  colour: readonly [number, number, number],
): void {
  const line = curveThrough(points, false, 10);
  const shape = ribbon(line, (t) => (width / 2) * (1 - t) ** 0.55 * Math.min(1, 0.5 + t * 3));
  fill(ctx, shape, css(colour, 0.95));
  stroke(ctx, line.slice(0, -4), css(tone(colour, 0.08), 0.5), Math.max(0.7, width * 0.18));
}

/** The plumes that hang from the scapulars over the folded wing: a heron's. */
export function paintScapularPlumes(
  ctx: SKRSContext2D,
  subject: Subject,
  plumes: Of<'scapular-plumes'>,
): void {
  const { wing, unit } = subject.frames;
  if (!wing) return;
  const random = subject.stream('scapular plumes');
  for (let i = 0; i < 16; i++) {
    const along = i / 15;
    const root = wing.at(0.1 + along * 0.34, 0.02 + random.next() * 0.3);
    const end = wing.at(0.55 + along * 0.34, 0.22 + random.next() * 0.42);
    const middle = between(root, end, 0.5);
    const colour = plumes.colours[i % plumes.colours.length] ?? '#c0c4c8';
    const points: Point[] = [root, [middle[0] + 2, middle[1] - 8 * unit], [end[0], end[1] + 10 * unit]];
    paintPlume(ctx, points, 14 * unit, tone(rgbOf(colour), random.bell() * 0.02));
  }
}

/** The plumes that hang from the foot of the neck. */
export function paintBreastPlumes(ctx: SKRSContext2D, subject: Subject, plumes: Of<'breast-plumes'>): void {
  const { sheet, unit } = subject.frames;
  const random = subject.stream('breast plumes');
  for (let i = 0; i < 22; i++) {
    const root = sheet.at(0.33 + 0.1 * random.next(), 0.72 + 0.26 * random.next());
    const colour = plumes.colours[i % plumes.colours.length] ?? '#e6e6e2';
    const drop = random.range(160, 230) * (plumes.length ?? 1) * unit;
    const points = [root, walk(root, 1.43, drop * 0.45), walk(root, 1.32, drop)];
    paintPlume(ctx, points, 11 * (plumes.width ?? 1) * unit, tone(rgbOf(colour), random.bell() * 0.02));
  }
}
