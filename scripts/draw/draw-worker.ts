import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import type { LaminaWidth } from '../../domain/addresses/paths.ts';
import { drawPlate } from '../../laminas/index.ts';
import { writeRasters } from './rasters.ts';
import { recipeOf, type Species } from './species.ts';

/** How a job ended: with the hashes of the files it wrote, or with what went wrong. */
export type Outcome = { files: Record<LaminaWidth, string> } | { failure: string };

// Every core already has a worker of its own.
sharp.concurrency(1);

parentPort?.on('message', async ({ slug, imagen }: Species) => {
  try {
    const files = await writeRasters(workerData.folder, imagen, drawPlate(recipeOf(slug)));
    parentPort?.postMessage({ files } satisfies Outcome);
  } catch (error) {
    parentPort?.postMessage({ failure: `${slug}: ${(error as Error).stack}` } satisfies Outcome);
  }
});
