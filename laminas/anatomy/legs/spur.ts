import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, tone } from '../../geometry/colour.ts';
import { between, distance, heading, type Point, walk } from '../../geometry/point.ts';
import { arc, ribbon } from '../../geometry/ribbon.ts';
import { fill, stroke } from '../../geometry/trace.ts';
import type { LegBones } from '../anatomy.ts';
import type { FootLook } from './paint-digit.ts';

/** Where on the tarsus it stands, from the sole, and how far it bends up, radians. */
const HEIGHT = 0.3;
const BEND = -0.5;
/** Its breadth at the root, widths of the tarsus. */
const ROOT = 0.7;

/** The spur of a cock: a horn on the inner hind side of the tarsus, a little above the hind toe; `length` is a share of the tarsus. */
export function paintSpur(
  ctx: SKRSContext2D,
  { ankle, width }: LegBones,
  sole: Point,
  length: number,
  look: FootLook,
): void {
  const tarsus = distance(ankle, sole);
  const back = heading(sole, ankle) + Math.PI / 2;
  const root = walk(between(sole, ankle, HEIGHT), back, width * 0.2);
  const line = arc(root, back, tarsus * length + width * 0.3, BEND, 8);
  const outline = ribbon(line, (t) => (width * ROOT * (1 - t) ** 0.8) / 2);
  fill(ctx, outline, css(look.claw));
  stroke(ctx, line.slice(1, 6), css(tone(look.claw, 0.2), 0.6), 0.9);
}
