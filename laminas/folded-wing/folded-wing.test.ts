import { describe, expect, it } from 'vitest';
import { fitted } from '../anatomy/fit.ts';
import { distance, heading, pick } from '../geometry/point.ts';
import type { WingForm } from '../parts/wing-plan.ts';
import { RECIPES } from '../recipes/recipes.ts';
import { greaterCoverts, medianCoverts } from './coverts.ts';
import { FORMS } from './forms/forms.ts';
import { measuresOf } from './measures.ts';
import { primaries, secondaries, tertials } from './remiges.ts';
import { longScapulars } from './scapulars/long-scapulars.ts';

const planned = Object.values(RECIPES).filter(({ wing, tail }) => wing?.plan && tail);
const measures = measuresOf({ projection: 0.75, tipOnTail: 0.3 });
const tips = (places: readonly { tip: readonly [number, number] }[]) => places.map(({ tip }) => tip[0]);

describe('a folded wing with a plan', () => {
  it.each(planned.map((recipe) => [recipe.slug, recipe] as const))(
    '%s ends on the tail where its plan says',
    (_, recipe) => {
      const { wing, tail, headRadius } = fitted(recipe);
      const tip = pick(wing?.lower ?? [], 99);
      const turn = heading(tail.base, tip) - (tail.direction - (recipe.tail?.lift ?? 0));
      const share = (Math.cos(turn) * distance(tail.base, tip)) / ((recipe.tail?.length ?? 0) * headRadius);
      expect(share).toBeCloseTo(recipe.wing?.plan?.tipOnTail ?? 0, 2);
    },
  );

  it('shows as much of its primaries beyond the tertials as its projection says', () => {
    const shown = measures.tertialTip - measures.greaterTips - 0.02;
    expect((1 - measures.tertialTip) / shown).toBeCloseTo(0.75, 6);
    expect(Math.max(...tips(tertials(measures)))).toBeCloseTo(measures.tertialTip, 6);
  });

  it('nests its tertials, the shortest on the middle one and that on the longest', () => {
    const [longest = 0, middle = 0, shortest = 0] = tips(tertials(measures));
    expect(longest).toBeGreaterThan(middle);
    expect(middle).toBeGreaterThan(shortest);
  });

  it('steps its primaries out beyond the tertials with gaps that grow outwards', () => {
    const stepped = tips(primaries(measures)).slice(1, 1 + measures.primaryTips);
    const gaps = stepped.slice(1).map((s, i) => (stepped[i] ?? 0) - s);
    expect(stepped[0]).toBeCloseTo(1, 6);
    for (const [i, gap] of gaps.slice(1).entries()) expect(gap).toBeLessThan(gaps[i] ?? 0);
  });

  it('gives no more than a third of its length to the greater coverts and a lesser part to the median ones', () => {
    const greater = Math.max(...tips(greaterCoverts(measures))) - Math.max(...tips(medianCoverts(measures)));
    expect(greater).toBeLessThan(1 / 3);
    expect(Math.min(...tips(medianCoverts(measures)))).toBeGreaterThan(0.15);
  });

  it('hides the tips of its inner secondaries under the longest tertial', () => {
    expect(pick(tips(secondaries(measures)), 99)).toBeLessThan(measures.tertialTip);
  });
});

describe.each(Object.keys(FORMS) as WingForm[])('the form %s', (form) => {
  const measured = measuresOf({ form, projection: 0.5, tipOnTail: 0.5 });

  it('lays its coverts in rows before the tip of its longest tertial, each nearer to the bend than the next', () => {
    const [median, greater] = [medianCoverts(measured), greaterCoverts(measured)].map((row) =>
      Math.max(...tips(row)),
    );
    expect(median).toBeLessThan(greater ?? 0);
    expect(greater).toBeLessThan(measured.tertialTip);
  });

  it('nests its tertials, each longer one lower', () => {
    const laid = tertials(measured);
    for (const [i, { tip }] of laid.slice(1).entries()) {
      expect(tip[0]).toBeLessThan(pick(laid, i).tip[0]);
      expect(tip[1]).toBeLessThan(pick(laid, i).tip[1]);
    }
  });

  it('keeps every tip inside the wing', () => {
    for (const { tip } of [...primaries(measured), ...secondaries(measured), ...tertials(measured)]) {
      expect(tip[0]).toBeLessThanOrEqual(1);
      expect(tip[1]).toBeGreaterThanOrEqual(0);
      expect(tip[1]).toBeLessThanOrEqual(1);
    }
  });

  it('lays its long scapulars from the hindmost row forwards, each row from its lowest feather', () => {
    const rows = longScapulars(measured).map((row) => row.map(({ place }) => place.tip));
    for (const [i, row] of rows.slice(1).entries()) {
      expect(pick(row, 0)[0]).toBeLessThan(pick(pick(rows, i), 0)[0]);
    }
    for (const row of rows) expect(pick(row, 0)[1]).toBeGreaterThan(pick(row, row.length - 1)[1]);
  });
});
