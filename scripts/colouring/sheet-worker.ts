import { renameSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { recipeOf } from '../draw/species.ts';
import { drawSheet } from './draw-sheet.ts';
import type { Job } from './sheets.ts';

parentPort?.on('message', ({ slug, source, file }: Job) => {
  try {
    // Renamed into place: a build that is killed must not leave half a sheet for the next one to read.
    writeFileSync(`${file}.part`, JSON.stringify({ source, ...drawSheet(recipeOf(slug)) }));
    renameSync(`${file}.part`, file);
    parentPort?.postMessage({});
  } catch (error) {
    parentPort?.postMessage({ failure: `${slug}: ${(error as Error).stack}` });
  }
});
