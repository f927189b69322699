import { fitted } from './anatomy/fit.ts';
import { areaOf } from './geometry/area.ts';
import type { Hex } from './geometry/colour.ts';
import { boxOf, distance, type Path, pick } from './geometry/point.ts';
import { aloftManchas, featherManchas, type Mancha, ornamentManchas, wingManchas } from './manchas.ts';
import { tractPolygons } from './plumaje/albedo.ts';
import { type Frames, framesOf } from './plumaje/frames.ts';
import type { Mark, Recipe, Tract } from './recipe.ts';

/** Steps, each way, of the lattice on which the plumaje of the body is looked at. */
const STEPS = 36;

/** One looks at bill and legs more than their area says. */
const BARE_PARTS = 3;

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

/**
 * The colours of each bird of a plate, the main one first: those of the recipe, weighed by the area that they take on
 * the posed bird. Light and shade, which the brush lays over them, do not count.
 */
export function coloresOf(recipe: Recipe): Mancha[][] {
  const { pareja, ...first } = recipe;
  return [first, ...(pareja ? [{ ...first, ...pareja }] : [])].map(shares);
}

function shares(recipe: Recipe): Mancha[] {
  const manchas = recipe.aloft?.main ? aloftManchas(recipe.aloft.colours) : perched(recipe);
  const whole = manchas.reduce((sum, { area }) => sum + area, 0);
  return manchas.map(({ colour, area }) => ({ colour, area: area / whole }));
}

/** The patches of a bird that sits, stands or swims, px². */
function perched(recipe: Recipe): Mancha[] {
  const frames = framesOf(fitted(recipe));
  const { anatomy, sheet, wing } = frames;
  const radius = anatomy.headRadius;
  const wingArea = wing && recipe.wing ? areaOf(wing.outline()) : 0;
  const body = bodyManchas(recipe, frames);
  const { tail, bill, legs, eye } = recipe;
  const manchas = [...body];
  if (recipe.wing) manchas.push(...scaled(wingManchas(recipe.wing), wingArea));
  if (tail) manchas.push(...scaled(featherManchas(tail), tail.length * tail.width * radius ** 2));
  const billArea = (BARE_PARTS * bill.length * radius * distance(sheet.at(0, 0), sheet.at(0, 1))) / 2;
  const billColours = [bill.upper, bill.lower ?? bill.upper, ...(bill.tip ? [bill.tip] : [])];
  manchas.push(...billColours.map((colour) => ({ colour, area: billArea / billColours.length })));
  if (!legs.feathered) {
    for (const { ankle, foot, width } of anatomy.legs) {
      manchas.push({ colour: legs.colour, area: BARE_PARTS * distance(ankle, foot) * width });
    }
  }
  manchas.push({ colour: eye.iris, area: Math.PI * (eye.radius * radius) ** 2 });
  const bodyArea = body.reduce((sum, { area }) => sum + area, wingArea);
  return [...manchas, ...scaled(ornamentManchas(recipe), bodyArea)];
}

function scaled(manchas: readonly Mancha[], by: number): Mancha[] {
  return manchas.map(({ colour, area }) => ({ colour, area: area * by }));
}

/** The plumaje of head and body where the folded wing leaves it to be seen. */
function bodyManchas(recipe: Recipe, frames: Frames): Mancha[] {
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
