import type { ColouringPage } from '../../domain/plates/colouring.ts';
import { colouringSheet, type Recipe, sheetSvg } from '../../laminas/index.ts';
import { nameOfColour } from '../data/traits/colour-names.ts';

/** A sheet: its drawing, and what its page tells. */
export interface DrawnSheet {
  svg: string;
  page: Omit<ColouringPage, 'nombre'>;
}

/** A sheet as it is kept, with the hash of what it was drawn from. */
export type KeptSheet = DrawnSheet & { source: string };

/** Draws the colouring sheet of a recipe. */
export function drawSheet(recipe: Recipe): DrawnSheet {
  const sheet = colouringSheet(recipe, nameOfColour);
  const { svg, width, height } = sheetSvg(sheet);
  return { svg, page: { width, height, colours: sheet.colours.map(({ name, hex }) => [name, hex]) } };
}
