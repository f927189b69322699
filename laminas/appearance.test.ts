import { describe, expect, it } from 'vitest';
import { airborneUnit } from './airborne-plan.ts';
import { appearanceOf, largoOf } from './appearance.ts';
import { RECIPES } from './recipes/recipes.ts';

/** Time for all recipes on a busy machine, ms. */
const ALL_RECIPES = 60_000;

function recipe(slug: string) {
  const found = RECIPES[slug];
  if (!found) throw new Error(`There is no recipe ${slug}.`);
  return found;
}

describe('what of a bird meets the eye', () => {
  it('is dark where the bird is dark and pale where it is pale', () => {
    const { colours: colores } = appearanceOf(recipe('urraca-comun'));
    expect(colores.pileo[0]).toBeLessThan(0.4);
    expect(colores.vientre[0]).toBeGreaterThan(0.8);
  });

  it('is read of birds that only fly, too', () => {
    const swift = appearanceOf(recipe('vencejo-real'));
    expect(swift.colours.vientre[0]).toBeGreaterThan(swift.colours.dorso[0]);
  });

  it(
    'can be told of every recipe, in numbers',
    () => {
      for (const each of Object.values(RECIPES)) {
        const { colours: colores } = appearanceOf(each);
        expect(Object.values(colores).flat().every(Number.isFinite), each.slug).toBe(true);
      }
    },
    ALL_RECIPES,
  );
});

describe('the length of the bird on its plate', () => {
  it('is that of the bird laid out straight', () => {
    // A magpie's tail is half of it, and its plate nearly full.
    expect(largoOf(recipe('urraca-comun'))).toBeGreaterThan(800);
  });

  it('is measured across the plan of a bird in flight', () => {
    const { aloft } = recipe('vencejo-comun');
    expect(largoOf(recipe('vencejo-comun'))).toBe(aloft && Math.round(airborneUnit(aloft)));
  });
});
