import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import type { AnchoDeLamina } from '../../domain/paths.ts';
import { drawPlate, drawSilhouette, RECIPES } from '../../laminas/index.ts';
import type { Kind } from '../../laminas/manifest.ts';
import { silhouetteInput } from './fingerprint.ts';
import { type Picture, writeRasters } from './rasters.ts';
import type { Species } from './species.ts';

/** A picture to be drawn. */
export interface Job {
  bird: Species;
  kind: Kind;
}

/** How a job ended: with the hashes of the files it wrote, or with what went wrong. */
export type Outcome = { files: Record<AnchoDeLamina, string> } | { failure: string };

// Every core already has a worker of its own.
sharp.concurrency(1);

parentPort?.on('message', async (job: Job) => {
  parentPort?.postMessage(await outcomeOf(job));
});

async function outcomeOf({ bird, kind }: Job): Promise<Outcome> {
  try {
    const picture = kind === 'plate' ? plateOf(bird.slug) : drawSilhouette(silhouetteInput(bird));
    return { files: await writeRasters(workerData.folder, bird.imagen, picture) };
  } catch (error) {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function plateOf(slug: string): Picture {
  const recipe = RECIPES[slug];
  if (!recipe) throw new Error(`laminas/recipes/${slug}.ts is not in RECIPES`);
  return drawPlate(recipe);
}
