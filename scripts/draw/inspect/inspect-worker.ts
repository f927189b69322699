import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { RECIPES } from '../../../laminas/recipes/recipes.ts';
import type { Species } from '../species.ts';
import { type Inspection, inspect, TITLES } from './inspection.ts';

// Every core already has a worker of its own.
sharp.concurrency(1);

parentPort?.on('message', async (bird: Species) => parentPort?.postMessage(await inspectionOf(bird)));

/** A plate that cannot be drawn breaks every promise. */
async function inspectionOf({ slug, imagen }: Species): Promise<Inspection> {
  try {
    const recipe = RECIPES[slug];
    if (!recipe) throw new Error(`laminas/recipes/${slug}.ts does not exist`);
    return await inspect(workerData.root, imagen, recipe);
  } catch (error) {
    const reason = (error as Error).stack ?? String(error);
    return { pixels: '', faults: Object.fromEntries(TITLES.map((title) => [title, reason])) };
  }
}
