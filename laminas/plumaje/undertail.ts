import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, tone } from '../geometry/colour.ts';
import { type Point, walk } from '../geometry/point.ts';
import { curveThrough } from '../geometry/spline.ts';
import { fill } from '../geometry/trace.ts';
import type { Subject } from './subject.ts';
import { brushTuft } from './tufts.ts';

const TUFTS = 90;
/** Half the painted width of a tail, shares of its `width`: its roots and one half feather. */
const HALF_TAIL = 0.385;

/** Undertail coverts: a soft wedge that carries the vent on along the lower edge of the tail, in the colour of the vent. */
export function paintUndertail(ctx: SKRSContext2D, subject: Subject): void {
  const { recipe, frames, albedo } = subject;
  const share = recipe.tail?.undertail;
  if (!recipe.tail || !share) return;
  const { sheet, anatomy, unit } = frames;
  const random = subject.stream('undertail');
  const { base } = anatomy.tail;
  const direction = anatomy.tail.direction - (recipe.tail.lift ?? 0);
  const half = recipe.tail.width * anatomy.headRadius * HALF_TAIL;
  const reach = recipe.tail.length * anatomy.headRadius * share;
  const sag = anatomy.headRadius * 0.13;
  const at = (along: number, across: number): Point =>
    walk(base, direction, reach * along, half * across + sag * Math.max(0, across - 0.6) * (1 - along));
  const from = sheet.at(0.97, 0.95);
  const colour = albedo.at(from[0], from[1]);
  const lower = [sheet.at(0.8, 1), sheet.at(0.9, 1), at(0.06, 1.5), at(0.46, 1.36), at(0.84, 1.04)];
  const shape = curveThrough([...lower, at(1, 0.78), at(0.7, 0.5), at(0, 0.1), sheet.at(0.86, 0.7)], true, 8);
  fill(ctx, shape, css(tone(colour, -0.02)));
  for (let i = 0; i < TUFTS; i++) {
    const along = 1 - (i + random.next()) / TUFTS;
    const across = random.range(0.34 + 0.3 * along, 1.3 - 0.42 * along);
    const length = 24 * unit * random.range(0.8, 1.2);
    ctx.fillStyle = css(tone(colour, random.bell() * 0.035 - 0.01));
    brushTuft(ctx, at(along * 0.9, across), direction + (1 - along) * -0.06, length, length * 0.24, 0);
  }
  subject.relief.raise(shape, 9 * unit, 3);
}
