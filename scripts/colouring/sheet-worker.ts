import { renameSync, writeFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { colouringSheet, type Recipe, sheetSvg } from '../../laminas/index.ts';
import { nameOfColour } from '../data/traits/colour-names.ts';
import { recipeOf } from '../draw/species.ts';
import type { Job, KeptSheet } from './sheets.ts';

parentPort?.on('message', ({ slug, file }: Job) => {
  try {
    // Renamed into place: a build that is killed must not leave half a sheet for the next one to read.
    writeFileSync(`${file}.part`, JSON.stringify(keptSheet(recipeOf(slug))));
    renameSync(`${file}.part`, file);
    parentPort?.postMessage({});
  } catch (error) {
    parentPort?.postMessage({ failure: `${slug}: ${(error as Error).stack}` });
  }
});

function keptSheet(recipe: Recipe): KeptSheet {
  const sheet = colouringSheet(recipe, nameOfColour);
  const { svg, width, height } = sheetSvg(sheet);
  return { svg, page: { width, height, colours: sheet.colours.map(({ name, hex }) => [name, hex]) } };
}
