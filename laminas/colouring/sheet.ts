import type { Recipe } from '../recipe.ts';
import { type Border, bordersBetween } from './borders.ts';
import { cellsOf, partIndex } from './cells.ts';
import { fieldsOf } from './crayon-fields.ts';
import { smoothed } from './curves.ts';
import type { Fields } from './fields.ts';
import { flatBird } from './flat-bird.ts';
import { type LineArt, lineArt } from './line-art.ts';
import { numbersOf, type SheetNumber } from './numbers.ts';
import { type NameOf, paletteOf, type SheetColour } from './palette.ts';

/** The colouring sheet of a bird before it is written. */
export interface ColouringSheet {
  /** The colours of its numbers, from 1. */
  colours: SheetColour[];
  fields: Fields;
  borders: Border[];
  art: LineArt;
  numbers: SheetNumber[];
  /** Millimetres of a cell on A4. */
  scale: number;
}

/** Room for the bird on A4, and about it, mm. */
const PAGE = { width: 182, height: 168, margin: 9 };
/** What a crayon can fill, mm. */
const LEAST = 3;
/** Room of a number within a field and beside the bird, mm. */
export const ROOM = { inside: 2.3, outside: 2.8 };

/** The bare parts: one field each, however thin. */
const BARE = [partIndex('legs'), partIndex('bill'), partIndex('eye')];

/** Draws the sheet of a bird; `nameOf` says what a colour is called. */
export function colouringSheet(recipe: Recipe, nameOf: NameOf): ColouringSheet {
  const bird = flatBird(recipe);
  const cells = cellsOf(bird);
  const { columns, rows } = cells;
  const scale = Math.min((PAGE.width - 2 * PAGE.margin) / columns, (PAGE.height - 2 * PAGE.margin) / rows);
  const palette = paletteOf(cells, BARE, nameOf);
  const fields = fieldsOf(cells, palette.indices, BARE, LEAST / scale);
  const room = { inside: ROOM.inside / scale, outside: ROOM.outside / scale };
  const art = lineArt(bird, cells, fields);
  return withUsedColours({
    colours: palette.colours,
    fields,
    borders: bordersBetween(fields).map(smoothed),
    art,
    numbers: numbersOf(fields, BARE, art, room),
    scale,
  });
}

/** Only the colours that a number stands for, counted from 1 in the order of their areas. */
function withUsedColours(sheet: ColouringSheet): ColouringSheet {
  const used = [...new Set(sheet.numbers.map(({ colour }) => colour))].sort((a, b) => a - b);
  return {
    ...sheet,
    colours: used.map((colour) => sheet.colours[colour - 1] as SheetColour),
    numbers: sheet.numbers.map((each) => ({ ...each, colour: used.indexOf(each.colour) + 1 })),
  };
}
