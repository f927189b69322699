import { createCanvas } from '@napi-rs/canvas';
import { airborneBox, drawAirborne } from './airborne.ts';
import type { Airborne } from './airborne-plan.ts';
import { drawFigure, type Figure } from './figure.ts';
import { hash } from './geometry/random.ts';
import { drawPareja } from './pareja.ts';
import { PLATE_HEIGHT, PLATE_WIDTH } from './plumaje/layer.ts';
import type { Recipe } from './recipe.ts';
import { drawBackdrop, drawForeground } from './scenes/backdrop.ts';
import { surfaceOf } from './scenes/perches/surface.ts';

/** A drawn picture: rows of red, green, blue and alpha from the top left, px. */
export interface Picture {
  width: number;
  height: number;
  rgba: Uint8ClampedArray;
}

/** The pixels of a finished plate. */
export interface Plate extends Picture {
  width: 1200;
  height: 900;
}

/** The bird alone, as it will be seen, on a transparent canvas. */
export function drawBird(recipe: Recipe): Figure {
  return drawFigure(recipe, (stand) => surfaceOf(recipe.scene, stand));
}

/** The birds in flight that are not the bird of the plate, the farthest first. */
function vignettesOf({ aloft }: Recipe): Airborne[] {
  if (!aloft) return [];
  const flock = (aloft.flock ?? []).map((each) => ({ ...aloft, ...each, main: false }) as Airborne);
  return aloft.main ? flock : [...flock, aloft];
}

/** Draws the plate of a species: scene, the second bird if there is one, the bird, and what grows before it. */
export function drawPlate(recipe: Recipe): Plate {
  return drawPlateAround(recipe, drawBird(recipe));
}

/** The plate around a bird that is drawn already: the `Figure` that `drawBird` gives of the same recipe. */
export function drawPlateAround(recipe: Recipe, { bird, stand }: Figure): Plate {
  const canvas = createCanvas(PLATE_WIDTH, PLATE_HEIGHT);
  const ctx = canvas.getContext('2d');
  const seed = hash(recipe.slug);
  const pareja = recipe.pareja && drawPareja(recipe, recipe.pareja, stand);
  const placed = pareja ? { ...stand, others: [pareja.stand] } : stand;
  drawBackdrop(ctx, recipe.scene, placed, seed);
  ctx.imageSmoothingEnabled = true;
  ctx.imageSmoothingQuality = 'high';
  for (const aloft of vignettesOf(recipe))
    ctx.drawImage(drawAirborne(recipe, aloft), 0, 0, PLATE_WIDTH, PLATE_HEIGHT);
  if (pareja) ctx.drawImage(pareja.bird, 0, 0, PLATE_WIDTH, PLATE_HEIGHT);
  ctx.drawImage(bird, 0, 0, PLATE_WIDTH, PLATE_HEIGHT);
  drawForeground(ctx, recipe.scene, placed, seed);
  const { data } = ctx.getImageData(0, 0, PLATE_WIDTH, PLATE_HEIGHT);
  return { width: PLATE_WIDTH, height: PLATE_HEIGHT, rgba: data };
}

/** From wing tip to wing tip of a figure on a sheet of birds in flight, px. */
const SPAN = 1000;

/**
 * The bird in flight of a plate alone on a transparent ground, flat and flying up the page, wings `SPAN` px from tip to tip: figures of
 * several species stand to one scale beside each other.
 * @throws {Error} when its plate shows none
 */
export function drawInFlight(recipe: Recipe): Picture {
  if (!recipe.aloft) throw new Error(`${recipe.slug} has no bird in flight`);
  const pose = {
    x: PLATE_WIDTH / 2,
    y: PLATE_HEIGHT / 2,
    size: SPAN,
    bank: 0,
    roll: 0,
    pitch: 0,
    look: 0,
    steer: 0,
  };
  const bird = { ...recipe.aloft, ...pose, main: true } as Airborne;
  const drawn = drawAirborne(recipe, bird);
  const { x, y, width, height } = airborneBox(bird);
  const [left, top, wide, high] = [x, y, width, height].map(Math.round) as [number, number, number, number];
  const canvas = createCanvas(wide, high);
  const ctx = canvas.getContext('2d');
  ctx.imageSmoothingQuality = 'high';
  ctx.drawImage(drawn, -left, -top, PLATE_WIDTH, PLATE_HEIGHT);
  return { width: wide, height: high, rgba: ctx.getImageData(0, 0, wide, high).data };
}
