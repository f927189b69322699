/** npm run laminas:bench [-- slug…]: the time that drawing and rasterising a plate takes on one core, ms. */
import sharp from 'sharp';
import { drawPlate, RECIPES, type Recipe } from '../../../laminas/index.ts';
import { encodeRasters } from '../rasters.ts';

/** What a plate of 1200 × 900 may take at most, ms on one core. */
const LIMIT = 1000;
const SHOWN = 10;

interface Time {
  slug: string;
  drawing: number;
  files: number;
}

sharp.concurrency(1);
const slugs = process.argv.slice(2);
const recipes = Object.values(RECIPES).filter(({ slug }) => slugs.length === 0 || slugs.includes(slug));
const [first] = recipes;
if (!first) throw new Error(`no recipe is called ${slugs.join(' or ')}`);
drawPlate(first);
const times: Time[] = [];
for (const recipe of recipes) times.push(await timeOf(recipe));
report(times);

async function timeOf(recipe: Recipe): Promise<Time> {
  const start = performance.now();
  const plate = drawPlate(recipe);
  const drawn = performance.now();
  await encodeRasters(plate);
  return { slug: recipe.slug, drawing: drawn - start, files: performance.now() - drawn };
}

function report(all: Time[]): void {
  const slowest = all.toSorted((a, b) => b.drawing - a.drawing);
  for (const { slug, drawing, files } of slowest.slice(0, SHOWN)) {
    console.log(`${slug}: ${drawing.toFixed(0)} ms, its three files ${files.toFixed(0)} ms`);
  }
  const mean = (of: (time: Time) => number) => all.reduce((sum, time) => sum + of(time), 0) / all.length;
  console.log(
    `${all.length} plates: ${mean(({ drawing }) => drawing).toFixed(0)} ms each, files ${mean(({ files }) => files).toFixed(0)} ms`,
  );
  const over = all.filter(({ drawing }) => drawing > LIMIT).length;
  console.log(`${over} of them above ${LIMIT} ms`);
}
