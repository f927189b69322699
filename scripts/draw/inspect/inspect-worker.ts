import { parentPort } from 'node:worker_threads';
import sharp from 'sharp';
import { recipeOf, type Species } from '../species.ts';
import { type Faults, inspect, TITLES } from './inspection.ts';

// Every core already has a worker of its own.
sharp.concurrency(1);

parentPort?.on('message', async (bird: Species) => parentPort?.postMessage(await faultsOf(bird)));

/** A plate that cannot be drawn breaks every promise. */
async function faultsOf({ slug, imagen }: Species): Promise<Faults> {
  try {
    return await inspect(imagen, recipeOf(slug));
  } catch (error) {
    return Object.fromEntries(TITLES.map((title) => [title, (error as Error).stack ?? String(error)]));
  }
}
