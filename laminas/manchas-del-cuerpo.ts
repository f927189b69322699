import type { Hex } from './geometry/colour.ts';
import { boxOf, type Path, pick } from './geometry/point.ts';
import { type Mancha, scaled } from './manchas.ts';
import type { Mark, Tract } from './parts/tract.ts';
import type { Frames } from './plumaje/frames.ts';
import { tractPolygons } from './plumaje/light/albedo.ts';
import type { Recipe } from './recipe.ts';

/** Steps, each way, of the lattice on which the plumaje of the body is looked at. */
const STEPS = 36;

/** What a bar or streak takes of its feather beside the length and width that the recipe gives it. */
const MARK_FILL: Readonly<Record<Mark['kind'], number>> = {
  streak: 0.6,
  drop: 0.8,
  arrow: 0.5,
  bar: 0.6,
  scale: 0.6,
  cross: 0.4,
};
const MARK_AT_MOST = 0.5;

/** The plumaje of head and body where the folded wing leaves it to be seen. */
export function bodyManchas(recipe: Recipe, frames: Frames): Mancha[] {
  const { x, y, width, height } = boxOf(frames.sheet.outline());
  const cell = (width / STEPS) * (height / STEPS);
  const tracts = recipe.tracts.map((tract) => ({ tract, polygons: tractPolygons(tract, frames) }));
  const wing = recipe.wing && frames.wing?.outline();
  const manchas: Mancha[] = [];
  for (let row = 0.5; row < STEPS; row++) {
    const level = y + (height * row) / STEPS;
    const body = crossings([frames.sheet.outline()], level);
    const hidden = crossings(wing ? [wing] : [], level);
    const laid = tracts.map(({ tract, polygons }) => ({ tract, at: crossings(polygons, level) }));
    for (let column = 0.5; column < STEPS; column++) {
      const across = x + (width * column) / STEPS;
      if (!isWithin(across, body) || isWithin(across, hidden)) continue;
      const there = laid.filter(({ at }) => isWithin(across, at)).map(({ tract }) => tract);
      manchas.push(...scaled(layered(recipe.base, there), cell));
    }
  }
  return manchas;
}

/** Where each polygon crosses a level, px: looked for once for a whole row of the lattice. */
function crossings(polygons: readonly Path[], level: number): number[][] {
  return polygons.map((polygon) =>
    polygon.flatMap(([x, y], i) => {
      const [nextX, nextY] = pick(polygon, (i + 1) % polygon.length);
      return y > level === nextY > level ? [] : [x + ((level - y) / (nextY - y)) * (nextX - x)];
    }),
  );
}

/** Whether a place of that level lies in one of the polygons (even-odd rule). */
function isWithin(across: number, polygons: readonly number[][]): boolean {
  return polygons.some((found) => found.filter((x) => x < across).length % 2 === 1);
}

/** What shows where tracts lie over each other, the last on top; shares of 1. */
function layered(base: Hex, tracts: readonly Tract[]): Mancha[] {
  const manchas: Mancha[] = [];
  const mark = tracts.findLast((tract) => tract.mark)?.mark;
  let open = 1;
  if (mark && mark !== 'none') {
    const {
      kind,
      width = 0.35,
      length = 1,
      count = 1,
      chance = 1,
      opacity = 0.85,
      spacing = 1,
      colour,
    } = mark;
    const drawn = (MARK_FILL[kind] * width * length * count * chance * opacity) / spacing ** 2;
    const area = Math.min(MARK_AT_MOST, drawn);
    manchas.push({ colour, area });
    open -= area;
  }
  for (const { colour, opacity = 1 } of tracts.toReversed()) {
    const cover = Math.min(1, opacity);
    manchas.push({ colour, area: open * cover });
    open *= 1 - cover;
  }
  return [...manchas, { colour: base, area: open }];
}
