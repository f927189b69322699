import { describe, expect, it } from 'vitest';
import { distance, pick } from '../../geometry/point.ts';
import { Sheet } from '../../geometry/sheet.ts';
import type { Stance } from '../../parts/legs.ts';
import { ARCHETYPES } from '../archetypes/archetypes.ts';
import { bodyDepth } from './body-depth.ts';
import { standing } from './stance.ts';

const { sparrow } = ARCHETYPES;
const depth = bodyDepth(new Sheet(sparrow.dorsal, sparrow.ventral));
const legsOf = (stance: Stance) => standing(sparrow, stance).legs;

describe('the legs of a bird that stands', () => {
  it('have tarsi of the share of its depth that the species measures', () => {
    for (const { ankle, foot } of legsOf({ tarsus: 0.4 }))
      expect(distance(ankle, foot)).toBeCloseTo(0.4 * depth, 6);
  });

  it('stand on one level under the middle third of the trunk', () => {
    const [far, near] = legsOf({ tarsus: 0.4 });
    expect(far?.foot[1]).toBe(near?.foot[1]);
    const middle = ((far?.foot[0] ?? 0) + (near?.foot[0] ?? 0)) / 2;
    const xs = sparrow.ventral.filter(([u]) => u > 0.2).map(([, x]) => x);
    const [front, back] = [Math.min(...xs), Math.max(...xs)];
    expect((middle - front) / (back - front)).toBeGreaterThan(1 / 3);
    expect((middle - front) / (back - front)).toBeLessThan(2 / 3);
  });

  it('lean apart: the second is no copy of the first', () => {
    const [far, near] = legsOf({ tarsus: 0.4 });
    const lean = (leg = pick(legsOf({ tarsus: 0.4 }), 0)) => leg.ankle[0] - leg.foot[0];
    expect(Math.abs(lean(near) - lean(far))).toBeGreaterThan(0.05 * depth);
  });

  it('keep the heel in the feathers, or show it where the species does', () => {
    const heel = (hidden: number) => pick(legsOf({ tarsus: 0.4, hidden }), 1).ankle[1];
    const sole = (hidden: number) => pick(legsOf({ tarsus: 0.4, hidden }), 1).foot[1];
    expect(sole(-0.2)).toBeGreaterThan(sole(0.3));
    expect(heel(-0.2)).toBeGreaterThan(heel(0.3));
  });
});
