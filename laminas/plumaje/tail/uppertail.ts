import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, tone } from '../../geometry/colour.ts';
import { type Point, walk } from '../../geometry/point.ts';
import { curveThrough } from '../../geometry/spline.ts';
import { fill } from '../../geometry/trace.ts';
import type { Subject } from '../subject.ts';
import { brushTuft } from '../tufts.ts';

const TUFTS = 110;
/** Half the painted width of a tail, shares of its `width`: its roots and one half feather. */
const HALF_TAIL = 0.385;

/** Uppertail coverts: a soft wedge that carries the line of the rump on along the upper edge of the tail. */
export function paintUppertail(ctx: SKRSContext2D, subject: Subject): void {
  const { recipe, frames, albedo } = subject;
  const share = recipe.tail?.uppertail;
  if (!recipe.tail || !share) return;
  const { sheet, anatomy, unit } = frames;
  const random = subject.stream('uppertail');
  const { base } = anatomy.tail;
  const direction = anatomy.tail.direction - (recipe.tail.lift ?? 0);
  const half = recipe.tail.width * anatomy.headRadius * HALF_TAIL;
  const reach = recipe.tail.length * anatomy.headRadius * share;
  const at = (along: number, across: number): Point => walk(base, direction, reach * along, half * across);
  const from = sheet.at(0.95, 0.12);
  const colour = albedo.at(from[0], from[1]);
  const upper = [sheet.at(0.84, 0), sheet.at(0.93, 0), at(0.22, -1.3), at(0.55, -1.14), at(0.86, -0.96)];
  const shape = curveThrough(
    [...upper, at(1, -0.72), at(0.72, -0.1), at(0.3, 0.3), sheet.at(0.86, 0.5)],
    true,
    8,
  );
  fill(ctx, shape, css(tone(colour, -0.015)));
  for (let i = 0; i < TUFTS; i++) {
    const along = 1 - (i + random.next()) / TUFTS;
    const across = random.range(-1.16 + 0.28 * along, 0.3 - 0.85 * along);
    const length = 26 * unit * random.range(0.8, 1.2);
    ctx.fillStyle = css(tone(colour, random.bell() * 0.035 - 0.012));
    brushTuft(ctx, at(along * 0.9, across), direction + (1 - along) * 0.05, length, length * 0.26, 0);
  }
  subject.relief.raise(shape, 8 * unit, 3);
}
