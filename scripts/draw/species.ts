import { loadAves } from '../../data/load-aves.ts';
import { loadFlightSheets } from '../../data/load-flight-sheets.ts';
import { foldText } from '../../domain/addresses/slug.ts';
import type { Ave } from '../../domain/species/ave.ts';
import { RECIPES, type Recipe } from '../../laminas/index.ts';

/** The part of a species' record that the tools of the plates need. */
export type Species = Pick<Ave, 'imagen' | 'familia'> & {
  /** Names the files of the species, its recipe among them. */
  slug: string;
  /** Whether it stands on a sheet of birds in flight. */
  inFlight: boolean;
};

/** Every species of the guide, sorted by slug. */
export function allSpecies(): Species[] {
  const aves = loadAves();
  const flying = new Set(loadFlightSheets(aves).flatMap((sheet) => sheet.aves.map(({ nombre }) => nombre)));
  return aves
    .map(({ nombre, imagen, familia }) => ({
      slug: foldText(nombre),
      imagen,
      familia,
      inFlight: flying.has(nombre),
    }))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
}

/** @throws {Error} naming the file that is missing */
export function recipeOf(slug: string, recipes: Readonly<Record<string, Recipe>> = RECIPES): Recipe {
  const recipe = recipes[slug];
  if (!recipe) throw new Error(`laminas/recipes/${slug}.ts does not exist`);
  return recipe;
}
