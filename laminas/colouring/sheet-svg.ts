import { boxOf, type Point } from '../geometry/point.ts';
import { pathData, thinned } from './curves.ts';
import type { EyeShape } from './eyes.ts';
import type { SheetNumber } from './numbers.ts';
import { type ColouringSheet, ROOM } from './sheet.ts';

/** Units of the drawing in a millimetre. */
const UNITS = 10;
const STYLE = { line: 5, leader: 2, number: 38 };

/** The sheet as an SVG file, and its size in tenths of a millimetre. */
export function sheetSvg(sheet: ColouringSheet): { svg: string; width: number; height: number } {
  const { borders, art, numbers, scale } = sheet;
  const unit = scale * UNITS;
  const lines = art.lines.map((points) => ({ points: thinned(points), closed: false }));
  const box = boxOfSheet(sheet);
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

/** Box of the bird, of what it stands on and of the numbers beside it, cells. */
function boxOfSheet({ fields, art, numbers, scale }: ColouringSheet) {
  const reach = (ROOM.outside + 0.6) / scale;
  const about = numbers.flatMap(({ at: [x, y] }): Point[] => [
    [x - reach, y - reach],
    [x + reach, y + reach],
  ]);
  return boxOf([[-1, -1], [fields.columns + 1, fields.rows + 1], ...art.lines.flat(), ...about]);
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
