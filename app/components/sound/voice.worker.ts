import { parseScore } from '../../../domain/voices/score.ts';
import { synthesise } from '../../../domain/voices/sound/synthesis.ts';
import type { Heard, Order } from './messages.ts';

/** The order that is being made: a later one ends it. */
let current = 0;

/** Lets orders in that came meanwhile. */
const breath = () => new Promise((resolve) => setTimeout(resolve));

self.onmessage = async ({ data: { id, partitura, kind, seed, slow } }: MessageEvent<Order>) => {
  current = id;
  const voice = parseScore(partitura)[kind];
  if (!voice) return;
  for (const { samples, isLast } of synthesise(voice, { seed, slow })) {
    if (current !== id) return;
    self.postMessage({ id, samples, isLast } satisfies Heard, { transfer: [samples.buffer] });
    await breath();
  }
};
