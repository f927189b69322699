import { describe, expect, it } from 'vitest';
import { RECIPES } from '../recipes/recipes.ts';
import { bordersBetween } from './borders.ts';
import { colouringSheet } from './sheet.ts';
import { sheetSvg } from './sheet-svg.ts';

/** One of each kind that is drawn in a way of its own: perched, with the older wing, swimming, an owl, wading, clinging, in flight. */
const SLUGS = [
  'pinzon-vulgar',
  'lavandera-blanca',
  'anade-azulon',
  'lechuza-comun',
  'garza-real',
  'agateador-europeo',
  'vencejo-real',
];

const nameOf = (hex: string) => (Number.parseInt(hex.slice(1, 3), 16) > 128 ? 'claro' : 'oscuro');

function sheetOf(slug: string) {
  const recipe = RECIPES[slug];
  if (!recipe) throw new Error(`${slug} has no recipe`);
  return colouringSheet(recipe, nameOf);
}

describe.each(SLUGS)('the colouring sheet of %s', (slug) => {
  const sheet = sheetOf(slug);
  const { fields, numbers, colours, scale } = sheet;

  it('closes every field: no border ends but where others meet it', () => {
    const ends = new Map<string, number>();
    for (const { points, closed } of bordersBetween(fields)) {
      if (closed) continue;
      for (const point of [points[0], points.at(-1)]) ends.set(`${point}`, (ends.get(`${point}`) ?? 0) + 1);
    }
    expect([...ends.values()].filter((count) => count < 3)).toEqual([]);
  });

  it('stands each number in its field, or leads from it to one', () => {
    expect(numbers.length).toBeGreaterThan(1);
    for (const { at, leads, field } of numbers) {
      const labelAt = ([x, y]: readonly [number, number]) =>
        fields.labels[Math.floor(y) * fields.columns + Math.floor(x)];
      expect(labelAt(leads ?? at)).toBe(field);
      const [x, y] = at;
      const isOutside = x < 0 || y < 0 || x >= fields.columns || y >= fields.rows;
      if (leads && !isOutside) expect(labelAt(at)).toBe(0);
    }
  });

  it('names every colour once, and no colour that no number has', () => {
    expect(new Set(colours.map(({ name }) => name)).size).toBe(colours.length);
    expect([...new Set(numbers.map(({ colour }) => colour))].sort((a, b) => a - b)).toEqual(
      colours.map((_, i) => i + 1),
    );
  });

  it('fits an A4 sheet and weighs no more than 25 KB', () => {
    const { svg, width, height } = sheetSvg(sheet);
    expect(width).toBeLessThanOrEqual(1860);
    expect(height).toBeLessThanOrEqual(1720);
    expect(svg.length).toBeLessThanOrEqual(25_000);
    expect(scale).toBeGreaterThan(0.1);
  });
});

it('draws the same sheet from the same recipe', () => {
  expect(sheetSvg(sheetOf('abubilla'))).toEqual(sheetSvg(sheetOf('abubilla')));
});
