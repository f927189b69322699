import { fitted } from './anatomy/fit.ts';
import { drawFigure, type Figure, standOf } from './figure.ts';
import { framesOf } from './plumaje/frames.ts';
import type { Frame, Pareja, Recipe } from './recipe.ts';
import { surfaceOf } from './scenes/perches/surface.ts';
import type { PerchSurface, Stand } from './scenes/stand.ts';

/** The second bird of a plate, on the perch, the ground or the water of the first. */
export function drawPareja(recipe: Recipe, pareja: Pareja, first: Stand): Figure {
  const perch = surfaceOf(recipe.scene, first);
  const ownSize = (recipe.frame?.size ?? 1) * pareja.size;
  const unplaced = recipeOf(recipe, pareja, { size: ownSize });
  const frame = placed(unplaced, pareja, first, perch);
  return drawFigure(recipeOf(recipe, pareja, { size: ownSize, ...frame }), (stand) => under(perch, stand));
}

function recipeOf(recipe: Recipe, { what, size, x, rise, ...own }: Pareja, frame: Frame): Recipe {
  return { ...recipe, ...own, slug: `${recipe.slug} ${what}`, frame };
}

/** How far the bird must be moved from the middle of the plate to stand where it should, px. */
function placed(recipe: Recipe, { x, rise = 0 }: Pareja, first: Stand, perch: PerchSurface): Frame {
  const stand = standOf(recipe, framesOf(fitted(recipe)));
  const shift = x - (stand.body.x + stand.body.width / 2);
  const sign = recipe.facing === 'right' ? -1 : 1;
  return { dx: shift * sign, dy: levelFor(stand, shift, first, perch) - rise };
}

/** How far down it must go to meet perch, ground or water, px. */
function levelFor(stand: Stand, shift: number, first: Stand, perch: PerchSurface): number {
  const [foot] = stand.feet;
  if (stand.waterline !== undefined && first.waterline !== undefined)
    return first.waterline - stand.waterline;
  if (!foot) return 0;
  const sole = first.feet[0] ?? foot;
  return perch.nearest([foot[0] + shift, sole[1]]).point[1] - foot[1];
}

/** The edge of the first bird's perch; a second post like it where the second one stands beside that. */
function ownEdge({ edge }: PerchSurface, { feet }: Stand): PerchSurface['edge'] {
  const xs = edge.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const middle = feet.reduce((sum, [x]) => sum + x, 0) / Math.max(1, feet.length);
  if (middle > left && middle < right) return edge;
  return edge.map(([x, y]) => [x + middle - (left + right) / 2, y]);
}

/** The perch of the first bird; ground lies where the second one's own soles are. */
function under(perch: PerchSurface, stand: Stand): PerchSurface {
  if (perch.grip !== 'flat') return perch;
  const level = Math.max(...stand.feet.map(([, y]) => y));
  return { ...perch, edge: ownEdge(perch, stand), nearest: ([x]) => ({ point: [x, level], angle: 0 }) };
}
