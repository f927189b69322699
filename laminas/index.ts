export { drawPlate, ENGINE_VERSION, type Plate } from './plate.ts';
export { enPalabras } from './descripcion.ts';
export { type LabelledTract, tractMap } from './tract-map.ts';
export type { Recipe } from './recipe.ts';
export { RECIPES } from './recipes/recipes.ts';
export { drawSilhouette, type SilhouetteInput } from './silhouettes/silhouette.ts';
