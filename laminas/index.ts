export { drawPlate, ENGINE_VERSION, type Plate } from './plate.ts';
export { type PlacedRasgo, placedRasgos } from './rasgos.ts';
export type { Recipe } from './recipe.ts';
export { RECIPES } from './recipes/recipes.ts';
export { drawSilhouette, type SilhouetteInput } from './silhouettes/silhouette.ts';
