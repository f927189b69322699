import { boxOf, type Point } from '../geometry/point.ts';
import type { Recipe } from '../recipe.ts';
import { type Border, bordersBetween } from './borders.ts';
import { cellsOf, partIndex } from './cells.ts';
import { pathData, smoothed, thinned } from './curves.ts';
import type { EyeShape } from './eyes.ts';
import { type Fields, fieldsOf } from './fields.ts';
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
/** What a crayon can fill, and the room of a number within a field and beside the bird, mm. */
const LEAST = 3;
const ROOM = { inside: 2.3, outside: 2.8 };

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
    numbers: numbersOf(fields, BARE, art.eyes, room),
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

/** Units of the drawing in a millimetre. */
const UNITS = 10;
const STYLE = { line: 5, leader: 2, number: 38 };

/** The sheet as an SVG file, and its size in tenths of a millimetre. */
export function sheetSvg(sheet: ColouringSheet): { svg: string; width: number; height: number } {
  const { borders, art, numbers, scale, fields } = sheet;
  const unit = scale * UNITS;
  const lines = art.lines.map((points) => ({ points: thinned(points), closed: false }));
  const reach = (ROOM.outside + 0.6) / scale;
  const box = boxOf([
    [-1, -1],
    [fields.columns + 1, fields.rows + 1],
    ...lines.flatMap(({ points }) => points),
    ...numbers.flatMap(({ at: [x, y] }): Point[] => [
      [x - reach, y - reach],
      [x + reach, y + reach],
    ]),
  ]);
  const pad = STYLE.line;
  const place = ([x, y]: Point): Point => [(x - box.x) * unit + pad, (y - box.y) * unit + pad];
  const [width, height] = [box.width, box.height].map((size) => Math.ceil(size * unit) + 2 * pad) as [
    number,
    number,
  ];
  const drawn = [...borders, ...lines].map((line) => pathData(line, place)).join('');
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<path fill="#fff" d="M0 0H${width}V${height}H0Z"/>`,
    `<path fill="none" stroke="#000" stroke-width="${STYLE.line}" stroke-linecap="round" stroke-linejoin="round" d="${drawn}"/>`,
    ...art.eyes.map((eye) => eyeSvg(eye, place, unit)),
    leadersSvg(numbers, place, ROOM.outside * UNITS * 0.8),
    `<g font-family="Arial,Helvetica,sans-serif" font-size="${STYLE.number}" text-anchor="middle" fill="#444">`,
    ...numbers.map(({ colour, at }) => {
      const [x, y] = place(at).map(Math.round);
      return `<text x="${x}" y="${(y ?? 0) + Math.round(STYLE.number * 0.35)}">${colour}</text>`;
    }),
    '</g></svg>',
  ];
  return { svg: parts.join(''), width, height };
}

function eyeSvg(eye: EyeShape, place: (point: Point) => Point, unit: number): string {
  const [x = 0, y = 0] = place(eye.at).map(Math.round);
  const radius = Math.max(8, Math.round(eye.radius * unit));
  const circle = (r: number, attributes: string, dx = 0, dy = 0) =>
    `<circle cx="${x + Math.round(dx)}" cy="${y + Math.round(dy)}" r="${Math.round(r)}"${attributes}/>`;
  const glint = radius * 0.3;
  return [
    circle(radius, ` fill="${eye.iris ? 'none' : '#fff'}" stroke="#000" stroke-width="${STYLE.line}"`),
    circle(radius * eye.pupil, ''),
    circle(radius * 0.2, ' fill="#fff"', -glint, -glint),
  ].join('');
}

function leadersSvg(numbers: readonly SheetNumber[], place: (point: Point) => Point, gap: number): string {
  const data = numbers.flatMap(({ at, leads }) => {
    if (!leads) return [];
    const [from, to] = [place(at), place(leads)];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    if (length <= gap) return [];
    const start: Point = [
      from[0] + ((to[0] - from[0]) * gap) / length,
      from[1] + ((to[1] - from[1]) * gap) / length,
    ];
    return [pathData({ points: [start, to], closed: false }, (point) => point)];
  });
  return data.length > 0 ? `<path stroke="#444" stroke-width="${STYLE.leader}" d="${data.join('')}"/>` : '';
}
