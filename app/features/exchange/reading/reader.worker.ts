import { FileFault } from './file-fault.ts';
import type { Order, Report } from './messages.ts';
import { readFile } from './read-file.ts';

const AT_A_TIME = 1000;

const tell = (report: Report) => self.postMessage(report);

self.onmessage = async ({ data: { file, guide, said } }: MessageEvent<Order>) => {
  try {
    const reading = await readFile(file, guide, said, (share) => tell({ kind: 'progress', share }));
    if ('asked' in reading) return tell({ kind: 'asked', asked: reading.asked });
    const { brought } = reading;
    for (const part of ['sightings', 'outside'] as const)
      for (let from = 0; from < brought[part].length; from += AT_A_TIME)
        tell({ kind: 'sightings', part, some: brought[part].slice(from, from + AT_A_TIME) });
    tell({ kind: 'brought', rest: { ...brought, sightings: [], outside: [] } });
  } catch (error) {
    tell(
      error instanceof FileFault
        ? { kind: 'fault', sentence: error.message }
        : { kind: 'failed', reason: String(error) },
    );
  }
};
