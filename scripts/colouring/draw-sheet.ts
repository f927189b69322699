import type { ColouringPage } from '../../domain/plates/colouring.ts';
import { colouringSheet, type Recipe, sheetSvg } from '../../laminas/index.ts';
import { nameOfColour } from '../data/traits/colour-names.ts';

/** A sheet as it is kept: its drawing, and what its page tells. */
export interface KeptSheet {
  svg: string;
  page: Omit<ColouringPage, 'nombre'>;
}

/** Draws the colouring sheet of a recipe. */
export function drawSheet(recipe: Recipe): KeptSheet {
  const sheet = colouringSheet(recipe, nameOfColour);
  const { svg, width, height } = sheetSvg(sheet);
  return { svg, page: { width, height, colours: sheet.colours.map(({ name, hex }) => [name, hex]) } };
}
