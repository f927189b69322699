import { fitted } from './anatomy/fit.ts';
import { areaOf } from './geometry/area.ts';
import { distance } from './geometry/point.ts';
import { featherManchas, type Mancha, scaled, wingManchas } from './manchas.ts';
import { aloftManchas, ornamentManchas } from './manchas-de-adorno.ts';
import { bodyManchas } from './manchas-del-cuerpo.ts';
import { framesOf } from './plumaje/frames.ts';
import type { Recipe } from './recipe.ts';

/** One looks at bill and legs more than their area says. */
const BARE_PARTS = 3;

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
