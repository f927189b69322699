import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Outcome } from './draw-worker.ts';
import type { Species } from './species.ts';

/**
 * Draws the plates of the birds on a crew of one worker a core and calls `onDone` in the order in which they are finished.
 * A plate that fails is an outcome; a worker that dies rejects.
 */
export async function drawAll(
  birds: readonly Species[],
  folder: string,
  onDone: (bird: Species, outcome: Outcome) => void,
): Promise<void> {
  const queue = birds.values();
  const size = Math.min(availableParallelism(), birds.length);
  await Promise.all(Array.from({ length: size }, () => work(queue, folder, onDone)));
}

/** One worker's shift: it takes the next bird as soon as it has finished one, until none is left. */
async function work(
  queue: IteratorObject<Species>,
  folder: string,
  onDone: (bird: Species, outcome: Outcome) => void,
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

function outcomeFrom(worker: Worker, bird: Species): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const settle = (outcome: Outcome) => {
      worker.off('error', reject);
      resolve(outcome);
    };
    worker.once('message', settle);
    worker.once('error', reject);
    worker.postMessage(bird);
  });
}
