import { dayOf } from '../../../../domain/calendar/day.ts';
import type { Brought } from '../../../../domain/exchange/brought.ts';
import type { Said, UnknownTable } from '../../../../domain/exchange/table/read-table.ts';
import type { NewSighting } from '../../../../domain/notebook/sighting.ts';
import type { AveSummary } from '../../../../domain/species/ave.ts';
import { madrid } from '../../../data/places/madrid.ts';
import { nombres } from '../../../data/species/nombres.ts';
import type { Order, Report } from './messages.ts';

/** What came of reading a file. */
export type Result =
  | { kind: 'brought'; brought: Brought }
  | { kind: 'asked'; asked: UnknownTable }
  | { kind: 'fault'; sentence: string };

const NO_READER =
  'no se puede leer ahora: falta la parte de la guía que lee archivos. Comprueba tu conexión.';

/** Reads a file in a worker; ending the worker ends the reading. */
export function read(
  file: File,
  aves: readonly AveSummary[],
  said: Said | undefined,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<Result> {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  const parts: Record<'sightings' | 'outside', NewSighting[]> = { sightings: [], outside: [] };
  return new Promise<Result>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    const fail = (reason: unknown) => {
      console.error('A file cannot be read:', reason);
      resolve({ kind: 'fault', sentence: `«${file.name}» ${NO_READER}` });
    };
    worker.onerror = (event) => fail(event.message);
    worker.onmessage = ({ data }: MessageEvent<Report>) => {
      if (data.kind === 'progress') onProgress(data.share);
      else if (data.kind === 'sightings') for (const each of data.some) parts[data.part].push(each);
      else if (data.kind === 'brought') resolve({ kind: 'brought', brought: { ...data.rest, ...parts } });
      else if (data.kind === 'failed') fail(data.reason);
      else resolve(data);
    };
    const guide = {
      aves: aves.map(({ nombre, cientifico, alias }) => ({ nombre, cientifico, ...(alias && { alias }) })),
      nombres,
      madrid,
      today: dayOf(new Date()),
    };
    worker.postMessage({ file, guide, said } satisfies Order);
  }).finally(() => worker.terminate());
}
