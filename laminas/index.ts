export { ARCHETYPES } from './anatomy/archetypes/archetypes.ts';
export { appearanceOf } from './appearance.ts';
export { type ColouringSheet, colouringSheet, sheetSvg } from './colouring/sheet.ts';
export { coloresOf } from './colores.ts';
export { enPalabras } from './descripcion.ts';
export { drawBird, drawInFlight, drawPlate, drawPlateAround, type Picture, type Plate } from './plate.ts';
export type { Recipe } from './recipe.ts';
export { RECIPES } from './recipes/recipes.ts';
export { type LabelledTract, tractMap } from './tract-map.ts';
