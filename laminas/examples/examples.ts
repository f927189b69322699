import type { Recipe } from '../recipe.ts';
import { pastorRoseus } from './pastor-roseus.ts';
import { poecilePalustris } from './poecile-palustris.ts';

/** Recipes of species that are not in the guide, by slug. */
export const EXAMPLES: Readonly<Record<string, Recipe>> = { [pastorRoseus.slug]: pastorRoseus, [poecilePalustris.slug]: poecilePalustris };
