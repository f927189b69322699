import path from 'node:path';
import { fitted } from '../../../laminas/anatomy/fit.ts';
import { rasterName } from '../../../laminas/manifest.ts';
import { drawBird, drawPlateAround } from '../../../laminas/plate.ts';
import type { Recipe } from '../../../laminas/recipe.ts';
import { ROOT } from '../../root.ts';
import { differenceOf, showSideBySide } from '../compare.ts';
import { rasterFile } from '../gallery.ts';
import { encodeRaster, type Picture } from '../rasters.ts';
import { Probe } from './probe.ts';
import { PROMISES } from './promises.ts';

const PUBLISHED = 'is the picture that the guide shows';
const QUIET = 'is drawn without a warning';

/** What every drawn plate promises. */
export const TITLES = [...Object.keys(PROMISES), PUBLISHED, QUIET];

/** How a plate breaks each promise that it breaks. */
export type Faults = Record<string, string>;

/** Levels a channel: two processors may round a pixel differently, no more. */
const ROUNDING = 0.5;

/** Where a picture that changed is shown, the old one beside the new. */
const COMPARED = path.join('test-results', 'laminas');

/** Draws the plate of a recipe once and tests all that it promises. */
export async function inspect(imagen: string, recipe: Recipe): Promise<Faults> {
  const faults: Faults = {};
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
    const change = await changeOf(imagen, recipe.slug, plate);
    if (change) faults[PUBLISHED] = change;
    return faults;
  } finally {
    console.warn = warn;
  }
}

/** How the picture that the guide shows differs from the plate as it is drawn now. */
async function changeOf(imagen: string, slug: string, plate: Picture): Promise<string | undefined> {
  const shown = rasterFile(ROOT, rasterName(imagen, 640));
  const drawn = await encodeRaster(plate, 640);
  const difference = await differenceOf(shown, drawn);
  if (difference <= ROUNDING) return undefined;
  const both = path.join(COMPARED, `${slug}.png`);
  await showSideBySide(shown, drawn, path.join(ROOT, both));
  return `it differs by ${difference.toFixed(1)} levels: see ${both}`;
}
