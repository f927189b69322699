import type { LegBones } from '../../anatomy/anatomy.ts';
import { between, distance, heading, walk } from '../../geometry/point.ts';
import { Polyline } from '../../geometry/polyline.ts';
import { curveThrough } from '../../geometry/spline.ts';
import type { Subject } from '../subject.ts';

/** How far the feathers run down the leg below the belly (near, far) or the heel, leg widths. */
const CUFF = { near: 2.4, far: 1.5, heel: 0.4 };
const STEPS = 60;

/** From the knee in the flank to where the last feathers lie on the leg. */
export function thighLine(
  { relief, recipe }: Subject,
  { hip, ankle, foot, width }: LegBones,
  far: boolean,
): Polyline {
  const { shin = 1 } = recipe.legs.stance ?? {};
  if (shin < 1) {
    const end = between(hip, ankle, shin);
    return new Polyline(curveThrough([hip, between(hip, end, 0.5), between(hip, end, 0.8), end], false, 10));
  }
  let t = 0;
  while (t < 0.9 && relief.covers(between(ankle, foot, t))) t += 1 / STEPS;
  const down = heading(ankle, foot);
  const end = walk(
    ankle,
    down,
    t * distance(ankle, foot) + width * (t === 0 ? CUFF.heel : far ? CUFF.far : CUFF.near),
  );
  const through = between(hip, ankle, 0.72);
  return new Polyline(curveThrough([hip, through, between(through, end, 0.6), end], false, 10));
}
