import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { boxOf } from './geometry/point.ts';
import { drawBird, drawPlate } from './plate.ts';
import { rasgosOf } from './rasgos.ts';
import { RECIPES } from './recipes/recipes.ts';

const recipes = Object.values(RECIPES);

/** Greatest opacity along the border of a canvas, 0..255. */
function borderOpacity({ bird }: ReturnType<typeof drawBird>): number {
  const { width, height } = bird;
  const { data } = bird.getContext('2d').getImageData(0, 0, width, height);
  const alpha = (x: number, y: number) => data[(y * width + x) * 4 + 3] ?? 0;
  let most = 0;
  for (let x = 0; x < width; x++) most = Math.max(most, alpha(x, 0), alpha(x, height - 1));
  for (let y = 0; y < height; y++) most = Math.max(most, alpha(0, y), alpha(width - 1, y));
  return most;
}

/** Box of what is painted of a bird, plate px. */
function paintedBox({ bird }: ReturnType<typeof drawBird>) {
  const { width, height } = bird;
  const scale = width / 1200;
  const { data } = bird.getContext('2d').getImageData(0, 0, width, height);
  const found: [number, number][] = [];
  for (let y = 0; y < height; y += 3) {
    for (let x = 0; x < width; x += 3) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) > 40) found.push([x / scale, y / scale]);
    }
  }
  return boxOf(found);
}

describe.each(recipes.map((recipe) => [recipe.slug, recipe] as const))('the bird %s', (slug, recipe) => {
  const drawn = drawBird(recipe);

  it('is kept under its own slug', () => {
    expect(RECIPES[slug]).toBe(recipe);
  });

  it('stays within the frame', () => {
    expect(borderOpacity(drawn)).toBe(0);
  });

  it('fills its plate', () => {
    const { width, height } = paintedBox(drawn);
    expect(Math.max(width / 1200, height / 900)).toBeGreaterThan(0.55);
    expect(height / 900).toBeLessThan(0.82);
  });

  it('has three to five rasgos, each on the bird', () => {
    const { x, y, width, height } = paintedBox(drawn);
    expect(recipe.rasgos.length).toBeGreaterThanOrEqual(3);
    expect(recipe.rasgos.length).toBeLessThanOrEqual(5);
    for (const rasgo of rasgosOf(recipe)) {
      expect(rasgo.x).toBeGreaterThan(x - 12);
      expect(rasgo.x).toBeLessThan(x + width + 12);
      expect(rasgo.y).toBeGreaterThan(y - 12);
      expect(rasgo.y).toBeLessThan(y + height + 12);
    }
  });
});

describe('drawPlate', () => {
  it('gives the same pixels twice', () => {
    const recipe = RECIPES['petirrojo-europeo'];
    if (!recipe) throw new Error('no robin');
    const digest = () => createHash('sha256').update(drawPlate(recipe).rgba).digest('hex');
    expect(digest()).toBe(digest());
  });

  it('covers the whole page', () => {
    const recipe = RECIPES['anade-azulon'];
    if (!recipe) throw new Error('no mallard');
    const plate = drawPlate(recipe);
    expect(plate.rgba).toHaveLength(1200 * 900 * 4);
    for (let i = 3; i < plate.rgba.length; i += 4001 * 4) expect(plate.rgba[i]).toBe(255);
  });
});
