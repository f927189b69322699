import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Outcome } from './draw-worker.ts';
import type { Species } from './species.ts';

/**
 * Gives the jobs to a crew of one worker a core, each running `script`, and calls `onDone` in the order in which they are
 * finished. A worker answers each job with one message; one that dies rejects.
 */
export async function onCrew<Job, Answer>(
  script: URL,
  workerData: unknown,
  jobs: readonly Job[],
  onDone: (job: Job, answer: Answer) => void,
): Promise<void> {
  const queue = jobs.values();
  const shift = async () => {
    const worker = new Worker(script, { workerData });
    try {
      for (const job of queue) {
        worker.postMessage(job);
        const [answer] = await once(worker, 'message');
        onDone(job, answer);
      }
    } finally {
      await worker.terminate();
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), jobs.length) }, shift));
}

/** Draws the plates of the birds into `folder`. A plate that fails is an outcome. */
export function drawAll(
  birds: readonly Species[],
  folder: string,
  onDone: (bird: Species, outcome: Outcome) => void,
): Promise<void> {
  return onCrew(new URL('./draw-worker.ts', import.meta.url), { folder }, birds, onDone);
}
