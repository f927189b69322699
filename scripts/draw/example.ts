import path from 'node:path';
import { drawPlate, EXAMPLES } from '../../laminas/index.ts';
import { rasterName } from '../../laminas/manifest.ts';
import { ROOT } from '../root.ts';
import { workingGallery } from './gallery.ts';
import { writeRasters } from './rasters.ts';

/**
 * Draws the plate of a species that is not in the guide into the cache, apart from the guide's own; returns the largest picture.
 * @throws {Error} when there is no such example
 */
export async function drawExample(slug: string): Promise<string> {
  const recipe = EXAMPLES[slug];
  if (!recipe) throw new Error(`no example '${slug}': there are ${Object.keys(EXAMPLES).join(', ')}`);
  const folder = path.join(workingGallery(ROOT).folder, 'examples');
  await writeRasters(folder, slug, drawPlate(recipe));
  return path.relative(ROOT, path.join(folder, rasterName(slug, 1200)));
}
