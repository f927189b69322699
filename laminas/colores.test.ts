import { expect, test } from 'vitest';
import type { Colour } from '../domain/identify/colours.ts';
import { sharesOf } from '../scripts/data/traits/colour-names.ts';
import { coloresOf, RECIPES } from './index.ts';

const HEX = /^#[0-9a-f]{6}$/i;

const repartosOf = (slug: string) => {
  const recipe = RECIPES[slug];
  if (!recipe) throw new Error(`no recipe ${slug}`);
  return coloresOf(recipe).map(sharesOf);
};

test('the colours of every bird of every plate are its whole', { timeout: 30_000 }, () => {
  for (const [slug, recipe] of Object.entries(RECIPES)) {
    const birds = coloresOf(recipe);
    expect(birds, slug).toHaveLength(recipe.pareja ? 2 : 1);
    for (const manchas of birds) {
      const whole = manchas.reduce((sum, { area }) => sum + area, 0);
      expect(whole, slug).toBeCloseTo(1, 6);
      expect(
        manchas.filter(({ colour, area }) => !HEX.test(colour) || !(area >= 0)),
        slug,
      ).toEqual([]);
    }
  }
});

// What anyone sees on the plate: [species, bird, colour, at least this part of it].
test.each<[string, number, Colour, number]>([
  ['mirlo-comun', 0, 'negro', 0.9],
  ['mirlo-comun', 0, 'anaranjado', 0.006],
  ['mirlo-comun', 1, 'pardo', 0.6],
  ['petirrojo-europeo', 0, 'anaranjado', 0.12],
  ['jilguero-europeo', 0, 'rojo', 0.03],
  ['jilguero-europeo', 0, 'amarillo', 0.03],
  ['ciguena-blanca', 0, 'blanco', 0.4],
  ['garceta-comun', 0, 'blanco', 0.7],
  ['cotorra-argentina', 0, 'verde', 0.5],
  ['martin-pescador-comun', 0, 'azul', 0.4],
  ['oropendola-europea', 0, 'amarillo', 0.4],
  ['anade-azulon', 1, 'pardo', 0.6],
  ['vencejo-comun', 0, 'negro', 0.4],
])('%s, bird %i: %s takes at least %f of it', (slug, bird, color, least) => {
  expect(repartosOf(slug)[bird]?.[color] ?? 0).toBeGreaterThanOrEqual(least);
});

test('colours that a bird has not are not told of it', () => {
  expect(repartosOf('mirlo-comun')[0]).not.toHaveProperty('verde');
  expect(repartosOf('petirrojo-europeo')[0]).not.toHaveProperty('azul');
});
