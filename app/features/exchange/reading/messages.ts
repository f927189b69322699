import type { Brought } from '../../../../domain/exchange/brought.ts';
import type { Said, UnknownTable } from '../../../../domain/exchange/table/read-table.ts';
import type { NewSighting } from '../../../../domain/notebook/sighting.ts';
import type { Guide } from './read-file.ts';

/** What the page asks of the worker. */
export type Order = { file: File; guide: Guide; said: Said | undefined };

/** What the worker tells, the sightings some at a time: taking over fifty thousand at once would hold the page up. */
export type Report =
  | { kind: 'progress'; share: number }
  | { kind: 'sightings'; part: 'sightings' | 'outside'; some: NewSighting[] }
  | { kind: 'brought'; rest: Brought }
  | { kind: 'asked'; asked: UnknownTable }
  | { kind: 'fault'; sentence: string }
  | { kind: 'failed'; reason: string };
