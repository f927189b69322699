import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Path } from '../geometry/point.ts';
import type { Random } from '../geometry/random.ts';
import type { Side, Stage } from './stage.ts';
import type { WingField } from './wing/wing-field.ts';

/** What a painter of one wing, or of the trunk (side 1), works with. */
export interface Easel {
  ctx: SKRSContext2D;
  stage: Stage;
  side: Side;
  random: Random;
}

/** One wing on the easel. */
export interface WingEasel extends Easel {
  field: WingField;
}

/** The plan's points in px of the plate. */
export const placed = ({ stage, side }: Easel, path: Path) => stage.path(path, side);

/** Body lengths to px, at least `least`. */
export const px = ({ stage }: Easel, lengths: number, least = 0) => Math.max(least, lengths * stage.unit);
