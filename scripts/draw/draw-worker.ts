import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import type { AnchoDeLamina } from '../../domain/paths.ts';
import { drawPlate, RECIPES } from '../../laminas/index.ts';
import { type Picture, writeRasters } from './rasters.ts';
import type { Species } from './species.ts';

/** How a job ended: with the hashes of the files it wrote, or with what went wrong. */
export type Outcome = { files: Record<AnchoDeLamina, string> } | { failure: string };

// Every core already has a worker of its own.
sharp.concurrency(1);

parentPort?.on('message', async (bird: Species) => {
  parentPort?.postMessage(await outcomeOf(bird));
});

async function outcomeOf({ slug, imagen }: Species): Promise<Outcome> {
  try {
    return { files: await writeRasters(workerData.folder, imagen, plateOf(slug)) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function plateOf(slug: string): Picture {
  const recipe = RECIPES[slug];
  if (!recipe) throw new Error(`laminas/recipes/${slug}.ts does not exist`);
  return drawPlate(recipe);
}
