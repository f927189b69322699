import { blend } from '../../geometry/point.ts';
import type { WingEasel } from '../easel.ts';
import { softWebs } from '../trunk/trunk-feathers.ts';
import { paintVane } from './paint-vane.ts';
import { Vane } from './vane.ts';

/** Feathers of the thumb, the innermost the shortest. */
const COUNT = 3;

/** Alula, seen from above: three stiff feathers that lie from the wrist along the leading edge over the primary coverts. */
export function paintAlula(easel: WingEasel): void {
  const { stage, field } = easel;
  const { colours } = stage.flight;
  for (let i = COUNT - 1; i >= 0; i--) {
    const t = i / (COUNT - 1);
    const root = field.at(blend(0.98, 1.06, t), blend(0.1, 0.05, t));
    const tip = field.at(blend(1.3, 1.66, t), blend(0.13, 0.035, t));
    const vane = new Vane(root, tip, 0.12, softWebs(stage.plan.wing.hand * 0.042));
    const colour = colours.primaryCoverts ?? colours.greater ?? colours.coverts;
    paintVane(easel, vane, { colour, shadow: 0.16, shaft: 0.2, contour: 0.24 });
  }
}
