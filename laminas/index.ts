export { drawPlate, ENGINE_VERSION, type Plate } from './plate.ts';
export type { Rasgo, Recipe } from './recipe.ts';
export { RECIPES } from './recipes/recipes.ts';
export { drawSilhouette, type SilhouetteInput } from './silhouettes/silhouette.ts';
