import { describe, expect, it } from 'vitest';
import { drawPlate } from './plate.ts';
import type { Recipe } from './recipe.ts';
import { RECIPES } from './recipes/recipes.ts';

// What each drawn plate promises is asked in `scripts/draw/inspect`, where every plate is drawn once.

describe('the recipes', () => {
  it('are each kept under its own slug', () => {
    for (const [slug, recipe] of Object.entries(RECIPES)) expect(recipe.slug).toBe(slug);
  });

  it('share nothing but their engine: no two are alike but for their names', () => {
    const bare = Object.values(RECIPES).map((recipe) =>
      JSON.stringify({ ...recipe, slug: '', rasgos: [], scene: {} }),
    );
    expect(new Set(bare).size).toBe(bare.length);
  });
});

describe('drawPlate', () => {
  it('covers the whole page', () => {
    const plate = drawPlate(RECIPES['anade-azulon'] as Recipe);
    expect(plate.rgba).toHaveLength(1200 * 900 * 4);
    for (let i = 3; i < plate.rgba.length; i += 4001 * 4) expect(plate.rgba[i]).toBe(255);
  });
});
