import type { SKRSContext2D } from '@napi-rs/canvas';
import { between, distance, type Point, walk } from '../../geometry/point.ts';
import { trace } from '../../geometry/trace.ts';
import type { Ornament } from '../../parts/ornament.ts';
import type { Subject } from '../subject.ts';
import { paintTufts } from '../tufts.ts';
import { paintFeather } from '../wing/flight-feather.ts';

type FlankFeathers = Extract<Ornament, { kind: 'flank-feathers' }>;

/** How far a flank feather hangs below the line of the plumage around it, radians. */
const HANG = 0.3;

/** Broad explicit feathers in rows along the flank, rearmost first, each over the one behind it: the bars of a partridge. */
export function paintFlankFeathers(ctx: SKRSContext2D, subject: Subject, flank: FlankFeathers): void {
  const { sheet, anatomy } = subject.frames;
  const random = subject.stream('flank feathers');
  const [front, back] = flank.along;
  const length = flank.length * anatomy.headRadius;
  const width = flank.width * anatomy.headRadius;
  const rows = flank.rows ?? 2;
  ctx.save();
  trace(ctx, sheet.outline());
  ctx.clip();
  for (let row = 0; row < rows; row++) {
    for (let i = flank.count - 1; i >= 0; i--) {
      const t = (i + (row % 2) * 0.5) / Math.max(1, flank.count - 1);
      if (t > 1) continue;
      const [u, v] = between(front, back, t);
      const root = sheet.at(u, v - (flank.depth ?? 0.12) * (rows - 1 - row) + random.bell() * 0.01);
      const angle = sheet.flow(u, v) + HANG + random.bell() * 0.03;
      const centre: Point[] = Array.from({ length: 9 }, (_, step) =>
        walk(root, angle - (0.18 * step) / 8, (length * step) / 8),
      );
      paintFeather(ctx, centre, width, flank.feather, random);
    }
  }
  ctx.restore();
  seatFront(ctx, subject, sheet.at(front[0], front[1]), Math.max(length * 0.5, width * 0.5));
}

/** Feathers of the breast side over the roots of the foremost, radius px. */
function seatFront(ctx: SKRSContext2D, subject: Subject, root: Point, radius: number): void {
  paintTufts(ctx, subject, {
    part: 'flank seat',
    gap: 0.22,
    region: (point) => distance(point, root) < radius,
  });
}
