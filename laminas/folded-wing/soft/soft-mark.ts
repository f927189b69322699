import type { SKRSContext2D } from '@napi-rs/canvas';
import { walk } from '../../geometry/point.ts';
import type { Random } from '../../geometry/random.ts';
import type { Mark } from '../../parts/tract.ts';
import { paintMark } from '../../plumaje/mark-shapes.ts';
import type { SoftFeather } from './soft-shapes.ts';

/** A mark of the recipe on one loose feather, on the part of it that shows. */
export function paintSoftMark(ctx: SKRSContext2D, feather: SoftFeather, mark: Mark, random: Random): void {
  if (!random.chance(mark.chance ?? 0.8)) return;
  const root = walk(feather.root, feather.angle, feather.length * 0.35);
  paintMark(ctx, root, feather.angle, feather.length * 0.6 * (mark.size ?? 1), mark, random);
}
