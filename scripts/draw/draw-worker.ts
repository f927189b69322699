import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { drawInFlight, drawPlate } from '../../laminas/index.ts';
import type { ManifestEntry } from '../../laminas/manifest.ts';
import { writeInFlight, writeRasters } from './rasters.ts';
import { recipeOf, type Species } from './species.ts';

/** How a job ended: with the hashes of the files it wrote, or with what went wrong. */
export type Outcome = Pick<ManifestEntry, 'files'> | { failure: string };

// Every core already has a worker of its own.
sharp.concurrency(1);

parentPort?.on('message', async ({ slug, imagen, inFlight }: Species) => {
  try {
    const { folder } = workerData;
    const recipe = recipeOf(slug);
    const files: ManifestEntry['files'] = await writeRasters(folder, imagen, drawPlate(recipe));
    if (inFlight) files.vuelo = await writeInFlight(folder, imagen, drawInFlight(recipe));
    parentPort?.postMessage({ files } satisfies Outcome);
  } catch (error) {
    parentPort?.postMessage({ failure: `${slug}: ${(error as Error).stack}` } satisfies Outcome);
  }
});
