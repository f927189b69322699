import type { SKRSContext2D } from '@napi-rs/canvas';
import { blend } from '../../geometry/point.ts';
import type { Random } from '../../geometry/random.ts';
import type { PenMark } from '../../parts/feather-tract.ts';
import { addLeaf, type OnQuill } from './quill-shape.ts';

/** Where on its feather a spot ends, share of the length: the pale tip is next to none. */
const END = 1;

/** A round spot at the tip of its feather, a little narrower towards the head; no two alike. */
export function paintSpot(
  ctx: SKRSContext2D,
  at: OnQuill,
  { length = 0.42, width = 0.5 }: PenMark,
  grow: number,
  random: Random,
): void {
  const half = (width / 2) * grow * random.range(0.88, 1.1);
  const nose = END - length * grow;
  const middle = blend(nose, END, random.range(0.56, 0.68));
  const lean = random.bell() * 0.06;
  const [before, behind] = [nose + (middle - nose) * 0.2, blend(middle, END, 0.75)];
  addLeaf(
    ctx,
    at(nose, lean),
    [at(before, half * 0.75), at(middle, half)],
    [at(behind, half * 0.95), at(END, 0)],
    [at(behind, -half * 0.95), at(middle, -half)],
    [at(before, -half * 0.75), at(nose, lean)],
  );
}
