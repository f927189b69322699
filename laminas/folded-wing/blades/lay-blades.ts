import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Point } from '../../geometry/point.ts';
import type { Random } from '../../geometry/random.ts';
import type { Feather } from '../../parts/feather.ts';
import type { WingRow } from '../../parts/wing.ts';
import { levelled } from '../level.ts';
import { type Place, shaftAt } from '../place.ts';
import type { WingWork } from '../work.ts';
import { Blade } from './blade.ts';
import { paintBlade } from './paint-blade.ts';

const SHAFT_STEPS = 18;
/** Shadow of a whole row on the rows under it. */
const ROW_SHADOW = { x: 2.5, y: 3.5, blur: 4, opacity: 0.24 } as const;

/** A feather as it looks and as it lies. */
export interface Laid {
  look: Feather;
  blade: Blade;
}

/** The feather of a row by its index from the outermost. */
export function lookOf(row: WingRow, index: number): Feather {
  return { ...row.feather, ...row.except?.[index] };
}

/** A place as it is on a living bird: a little longer or shorter, a little wider or narrower than drilled, `by` a perching bird's measure. */
export function strayed(place: Place, random: Random, by = 1): Place {
  const width = 1 + random.bell() * 0.07 * by;
  const tip: Point = [place.tip[0] + random.bell() * 0.004 * by, place.tip[1] + random.bell() * 0.006 * by];
  return { ...place, tip, outer: place.outer * width, inner: place.inner * width };
}

/** The feather at a place; `shape` is how it ends where the recipe does not say, `root` its width there if it may show. */
export function laid(
  { sheet, depth, length }: WingWork,
  place: Place,
  look: Feather,
  shape: NonNullable<Feather['shape']>,
  root?: number,
): Laid {
  const shaft = Array.from({ length: SHAFT_STEPS + 1 }, (_, k): Point => {
    const [s, w] = shaftAt(place, k / SHAFT_STEPS);
    return sheet.at(s, w);
  });
  const [outer, inner] = [place.outer * depth, place.inner * depth];
  return {
    look: levelled(place, look, depth / length),
    blade: new Blade(shaft, outer, inner, look.shape ?? shape, root),
  };
}

/** The shadow of a whole row, so that it lies as one layer on those under it. */
function castRowShadow(ctx: SKRSContext2D, feathers: readonly Laid[], unit: number): void {
  ctx.save();
  ctx.globalCompositeOperation = 'source-atop';
  ctx.translate(ROW_SHADOW.x * unit, ROW_SHADOW.y * unit);
  ctx.filter = `blur(${ROW_SHADOW.blur * unit}px)`;
  ctx.beginPath();
  for (const { blade } of feathers) {
    for (const [i, [x, y]] of blade.outline().entries()) i === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y);
    ctx.closePath();
  }
  ctx.fillStyle = `rgba(18,12,20,${ROW_SHADOW.opacity})`;
  ctx.fill();
  ctx.restore();
}

/** Paints feathers as one layer, in their order. */
export function layBlades(ctx: SKRSContext2D, feathers: readonly Laid[], unit: number, random: Random): void {
  castRowShadow(ctx, feathers, unit);
  for (const { look, blade } of feathers) paintBlade(ctx, blade, look, unit, random);
}
