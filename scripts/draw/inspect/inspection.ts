import path from 'node:path';
import { fitted } from '../../../laminas/anatomy/fit.ts';
import { rasterName, sha256 } from '../../../laminas/manifest.ts';
import { drawBird, drawPlateAround } from '../../../laminas/plate.ts';
import type { Recipe } from '../../../laminas/recipe.ts';
import { differenceOf, showSideBySide } from '../compare.ts';
import { rasterFile } from '../gallery.ts';
import { encodeRaster, type Picture } from '../rasters.ts';
import { Probe } from './probe.ts';
import { PROMISES } from './promises.ts';

export const PUBLISHED = 'is the picture that the guide shows';
export const QUIET = 'is drawn without a warning';

/** What every drawn plate promises. */
export const TITLES = [...Object.keys(PROMISES), PUBLISHED, QUIET];

/** What one plate came to: the hash of its pixels, and of each promise that it breaks, how. */
export interface Inspection {
  pixels: string;
  faults: Record<string, string>;
}

/** Levels a channel: two processors may round a pixel differently, no more. */
const ROUNDING = 0.5;

/** Where a picture that changed is shown, the old one beside the new. */
const COMPARED = path.join('test-results', 'laminas');

/** Draws the plate of a recipe once and holds it against all that it promises. `root` is the checkout. */
export async function inspect(root: string, imagen: string, recipe: Recipe): Promise<Inspection> {
  const faults: Record<string, string> = {};
  const { warn } = console;
  console.warn = (said) => {
    faults[QUIET] = String(said);
  };
  try {
    const figure = drawBird(recipe);
    const plate = drawPlateAround(recipe, figure);
    const drawn = { recipe, anatomy: fitted(recipe), bird: new Probe(figure.bird) };
    for (const [title, check] of Object.entries(PROMISES)) {
      const fault = check(drawn);
      if (fault) faults[title] = fault;
    }
    const change = await changeOf(root, imagen, recipe.slug, plate);
    if (change) faults[PUBLISHED] = change;
    return { pixels: sha256(Buffer.from(plate.rgba.buffer)), faults };
  } finally {
    console.warn = warn;
  }
}

/** How the picture that the guide shows differs from the plate as it is drawn now. */
async function changeOf(
  root: string,
  imagen: string,
  slug: string,
  plate: Picture,
): Promise<string | undefined> {
  const shown = rasterFile(root, rasterName(imagen, 640));
  const drawn = await encodeRaster(plate, 640);
  const difference = await differenceOf(shown, drawn);
  if (difference <= ROUNDING) return undefined;
  const both = path.join(COMPARED, `${slug}.png`);
  await showSideBySide(shown, drawn, path.join(root, both));
  return `it differs by ${difference.toFixed(1)} levels: see ${both}`;
}
