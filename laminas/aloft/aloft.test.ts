import { describe, expect, it } from 'vitest';
import type { Recipe } from '../recipe.ts';
import { RECIPES } from '../recipes/recipes.ts';
import type { Aloft } from './aloft.ts';
import { aloftBox, drawAloft } from './draw-aloft.ts';
import { FlightFrame } from './flight-frame.ts';
import { planWing } from './wing-plan.ts';

const GRIFFON: Aloft = {
  view: 'below',
  x: 900,
  y: 240,
  size: 300,
  bank: -0.6,
  span: 2.5,
  projection: 0.13,
  bill: { length: 0.05 },
  head: { length: 0.09, width: 0.07 },
  body: 0.24,
  wing: { arm: 0.46, breadth: 0.46, wrist: 0.07, sweep: 0.08, round: 1, fingers: 6, depth: 0.4 },
  tail: { length: 0.2, width: 0.13, spread: 0.3 },
  colours: { body: '#a98b64', coverts: '#a58660', flight: '#38302b', tail: '#38302b' },
};

function anyRecipe(): Recipe {
  const [recipe] = Object.values(RECIPES);
  if (!recipe) throw new Error('no recipe');
  return recipe;
}

const pixelsOf = (aloft: Aloft) => drawAloft(anyRecipe(), aloft).data();

describe('the bird aloft', () => {
  it('gives the same pixels twice', () => {
    expect(pixelsOf(GRIFFON).equals(pixelsOf(GRIFFON))).toBe(true);
  });

  it('paints nothing outside its box', () => {
    const { x, y, width, height } = aloftBox(GRIFFON);
    const canvas = drawAloft(anyRecipe(), GRIFFON);
    const scale = canvas.width / 1200;
    const ctx = canvas.getContext('2d');
    ctx.setTransform(scale, 0, 0, scale, 0, 0);
    ctx.clearRect(x, y, width, height);
    const left = ctx.getImageData(0, 0, canvas.width, canvas.height).data;
    let painted = 0;
    for (let i = 3; i < left.length; i += 4) if ((left[i] ?? 0) > 0) painted++;
    expect(painted).toBe(0);
  });

  it('spans what it should, and turns with its bank', () => {
    const level = new FlightFrame({ ...GRIFFON, bank: 0 });
    expect(level.at([1.25, 0.3])[0] - level.at([-1.25, 0.3])[0]).toBeCloseTo(300);
    const [x, y] = new FlightFrame({ ...GRIFFON, bank: Math.PI / 2 }).at([0, 0]);
    expect(x).toBeGreaterThan(GRIFFON.x);
    expect(y).toBeCloseTo(GRIFFON.y);
  });

  it('lays every feather from bone to trailing edge', () => {
    const { primaries, secondaries } = planWing(GRIFFON);
    for (const { root, tip } of secondaries) expect(tip[1]).toBeGreaterThan(root[1]);
    for (const { root, tip } of primaries) expect(tip[0]).toBeGreaterThan(root[0]);
  });
});
