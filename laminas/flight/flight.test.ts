import { describe, expect, it } from 'vitest';
import { RECIPES } from '../recipes/recipes.ts';
import { drawFlight, flightBox } from './draw-flight.ts';
import type { Flight } from './flight.ts';
import { GROUPS, type GroupName } from './groups/groups.ts';
import { planOf } from './plan.ts';
import { skeletonOf } from './skeleton.ts';
import { Stage } from './stage.ts';
import { remigesOf } from './wing/remiges.ts';
import { WingField } from './wing/wing-field.ts';

const NAMES = Object.keys(GROUPS) as GroupName[];

const flightOf = (group: GroupName): Flight => ({
  group,
  view: 'below',
  x: 600,
  y: 400,
  size: 300,
  bank: -0.5,
  roll: 0.25,
  colours: { body: '#a98b64', coverts: '#a58660', flight: '#38302b', tail: '#38302b' },
});

function anyRecipe() {
  const [recipe] = Object.values(RECIPES);
  if (!recipe) throw new Error('no recipe');
  return recipe;
}

describe('the bird in flight', () => {
  it('gives the same pixels twice', () => {
    const pixels = () => drawFlight(anyRecipe(), flightOf('vulture')).data();
    expect(pixels().equals(pixels())).toBe(true);
  });

  it.each(NAMES)('paints nothing of a %s outside its box', (group) => {
    const { x, y, width, height } = flightBox(flightOf(group));
    const canvas = drawFlight(anyRecipe(), flightOf(group));
    const scale = canvas.width / 1200;
    const ctx = canvas.getContext('2d');
    ctx.setTransform(scale, 0, 0, scale, 0, 0);
    ctx.clearRect(x, y, width, height);
    const left = ctx.getImageData(0, 0, canvas.width, canvas.height).data;
    expect(left.some((value, i) => i % 4 === 3 && value > 0)).toBe(false);
  });

  it.each(NAMES)('spans %s from tip to tip as wide as the recipe says', (group) => {
    const level = { ...flightOf(group), bank: 0, roll: 0, plan: { raise: { arm: 0, hand: 0 } } };
    const stage = new Stage(level);
    const { reach } = stage.skeleton;
    expect(stage.at([reach, 0.3])[0] - stage.at([-reach, 0.3])[0]).toBeCloseTo(300);
  });

  it.each(NAMES)('puts the primaries of a %s where its wing formula says', (group) => {
    const plan = planOf({ group });
    const { wrist, tips } = skeletonOf(plan);
    for (const [i, [x, y]] of tips.entries())
      expect(Math.hypot(x - wrist[0], y - wrist[1])).toBeCloseTo(
        plan.wing.hand * (plan.wing.formula[i] ?? 0),
      );
  });

  it.each(NAMES)('frees as many fingers of a %s as its plan counts', (group) => {
    const plan = planOf({ group });
    const { primaries } = remigesOf(plan, new WingField(plan));
    expect(primaries.filter(({ notch }) => notch < 1)).toHaveLength(plan.wing.fingers);
  });
});
