import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Job, Outcome } from './draw-worker.ts';

/**
 * Draws all jobs on a crew of one worker a core and calls `onDone` in the order in which they are finished.
 * A job that fails is an outcome; a worker that dies rejects.
 */
export async function drawAll(
  jobs: readonly Job[],
  folder: string,
  onDone: (job: Job, outcome: Outcome) => void,
): Promise<void> {
  const queue = jobs.values();
  const size = Math.min(availableParallelism(), jobs.length);
  await Promise.all(Array.from({ length: size }, () => work(queue, folder, onDone)));
}

/** One worker's shift: it takes the next job as soon as it has finished one, until none is left. */
async function work(
  queue: IteratorObject<Job>,
  folder: string,
  onDone: (job: Job, outcome: Outcome) => void,
): Promise<void> {
  const worker = new Worker(new URL('./draw-worker.ts', import.meta.url), { workerData: { folder } });
  try {
    for (let next = queue.next(); !next.done; next = queue.next()) {
      onDone(next.value, await outcomeFrom(worker, next.value));
    }
  } finally {
    await worker.terminate();
  }
}

function outcomeFrom(worker: Worker, job: Job): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const settle = (outcome: Outcome) => {
      worker.off('error', reject);
      resolve(outcome);
    };
    worker.once('message', settle);
    worker.once('error', reject);
    worker.postMessage(job);
  });
}
