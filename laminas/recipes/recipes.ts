import { readdirSync } from 'node:fs';
import type { Recipe } from '../recipe.ts';

const SELF = 'recipes.ts';
const isRecipe = (file: string) => file.endsWith('.ts') && file !== SELF;

/** The recipe that a file of this folder exports. Throws when it has none of the file's own slug. */
async function recipeIn(file: string): Promise<[slug: string, recipe: Recipe]> {
  const slug = file.replace(/\.ts$/, '');
  const exported: Record<string, Recipe> = await import(new URL(file, import.meta.url).href);
  const recipe = Object.values(exported).find((value) => value.slug === slug);
  if (!recipe) throw new Error(`laminas/recipes/${file} exports no recipe with the slug '${slug}'`);
  return [slug, recipe];
}

const files = readdirSync(new URL('.', import.meta.url)).filter(isRecipe);

/** Every recipe by the slug of its species. */
export const RECIPES: Readonly<Record<string, Recipe>> = Object.fromEntries(await Promise.all(files.sort().map(recipeIn)));
