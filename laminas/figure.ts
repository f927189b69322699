import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { DRAUGHT, hullAt, swimmingLevel } from './afloat/draught.ts';
import { putInWater } from './afloat/in-water.ts';
import { airborneBox, drawAirborne } from './airborne.ts';
import type { Airborne } from './airborne-plan.ts';
import type { Ground } from './anatomy/foot.ts';
import { paintBird } from './bird.ts';
import { boxOf, type Point } from './geometry/point.ts';
import type { Frames } from './plumaje/frames.ts';
import { PLATE_WIDTH } from './plumaje/layer.ts';
import { subjectOf } from './plumaje/subject.ts';
import type { Recipe } from './recipe.ts';
import { lightOf } from './scenes/light.ts';
import type { PerchSurface, Stand } from './scenes/stand.ts';

/** Depth of the water in which waders stand, head radii. */
const WADE = 0.45;

const mirrored = (x: number) => PLATE_WIDTH - x;
const opposite = (side: Stand['facing']): Stand['facing'] => (side === 'left' ? 'right' : 'left');

/** Level of the water for a bird that swims or wades, px. */
function waterlineOf(recipe: Recipe, { anatomy, sheet }: Frames): number | undefined {
  const { kind } = recipe.scene.perch;
  if (kind === 'agua' && anatomy.legs.length === 0)
    return swimmingLevel(sheet, recipe.afloat?.draught ?? DRAUGHT);
  if (kind !== 'agua' && kind !== 'orilla') return undefined;
  const soles = Math.max(...anatomy.legs.map((leg) => leg.foot[1]));
  return kind === 'agua' ? soles - anatomy.headRadius * WADE : undefined;
}

/** What a bird tells its scene, in plate px as it will be seen. */
export function standOf(recipe: Recipe, frames: Frames): Stand {
  const facing = recipe.facing ?? 'left';
  const { anatomy, sheet } = frames;
  const box = boxOf([...sheet.outline(), ...(anatomy.wing?.lower ?? [])]);
  const feet = anatomy.legs.map(({ foot: [x, y] }): Point => [facing === 'left' ? x : mirrored(x), y]);
  const waterline = waterlineOf(recipe, frames);
  const hull = waterline !== undefined && feet.length === 0 && hullAt(sheet.outline(), waterline);
  return {
    feet,
    ...(waterline !== undefined && { waterline }),
    ...(hull && {
      hull: facing === 'left' ? hull : { left: mirrored(hull.right), right: mirrored(hull.left) },
    }),
    body: { ...box, x: facing === 'left' ? box.x : mirrored(box.x + box.width) },
    facing: anatomy.inverted ? opposite(facing) : facing,
  };
}

/** Where level ground ends, left and right, in the frame of the bird that faces left, px. */
function endsOf({ edge }: PerchSurface, turned: boolean): [number, number] {
  const xs = edge.map(([x]) => (turned ? mirrored(x) : x));
  return [Math.min(...xs), Math.max(...xs)];
}

/** The ground under a foot in the frame of the bird that faces left. */
export function groundUnder(surface: PerchSurface, facing: Stand['facing'], foot: Point): Ground {
  const turned = facing === 'right';
  const seen = ([x, y]: Point): Point => [turned ? mirrored(x) : x, y];
  const { point, angle } = surface.nearest(seen(foot));
  return {
    grip: surface.grip,
    point: seen(point),
    angle: turned ? -angle : angle,
    thickness: surface.thickness,
    ...(surface.grip === 'flat' && { ends: endsOf(surface, turned) }),
  };
}

/** Turns the finished bird to the right. */
function turnRound(bird: Canvas): Canvas {
  const canvas = createCanvas(bird.width, bird.height);
  const ctx = canvas.getContext('2d');
  ctx.translate(bird.width, 0);
  ctx.scale(-1, 1);
  // Pixel falls on pixel: smoothing would only cost time.
  ctx.imageSmoothingEnabled = false;
  ctx.drawImage(bird, 0, 0);
  return canvas;
}

/** A finished bird, as it will be seen, on a transparent canvas of any scale, and what it tells the scene. */
export interface Figure {
  bird: Canvas;
  stand: Stand;
}

/** The bird of a plate that is never seen perched. */
function flyingFigure(recipe: Recipe, aloft: Airborne): Figure {
  const bird = drawAirborne(recipe, aloft);
  return {
    bird,
    stand: { feet: [], body: airborneBox(aloft), facing: recipe.facing ?? 'left', figure: bird },
  };
}

/** Paints the bird of a recipe alone, its feet on the given perch. */
export function drawFigure(recipe: Recipe, surface: (stand: Stand) => PerchSurface): Figure {
  if (recipe.aloft?.main) return flyingFigure(recipe, recipe.aloft);
  const light = lightOf(recipe.scene);
  const facing = recipe.facing ?? 'left';
  const subject = subjectOf(recipe, facing === 'left' ? light : { ...light, x: -light.x });
  const stand = standOf(recipe, subject.frames);
  const perch = surface(stand);
  const { inverted = false } = subject.frames.anatomy;
  const painted = paintBird(subject, (foot) => ({ ...groundUnder(perch, facing, foot), inverted }));
  const afloat = facing === 'left' ? stand : standOf({ ...recipe, facing: 'left' }, subject.frames);
  putInWater(painted, afloat, recipe.afloat, subject.stream('wavelets'));
  const bird = facing === 'left' ? painted : turnRound(painted);
  return { bird, stand: { ...stand, figure: bird } };
}
