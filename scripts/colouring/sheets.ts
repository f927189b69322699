import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadAves } from '../../data/load-aves.ts';
import { laminaPaths } from '../../domain/addresses/paths.ts';
import { foldText } from '../../domain/addresses/slug.ts';
import type { ColouringPage } from '../../domain/plates/colouring.ts';
import { ARCHETYPES, RECIPES } from '../../laminas/index.ts';
import { onCrew } from '../draw/crew.ts';
import { engineHash, wantedImages } from '../draw/fingerprint.ts';
import { allSpecies } from '../draw/species.ts';
import { ROOT } from '../root.ts';
import type { KeptSheet } from './draw-sheet.ts';

/** Where sheets are kept that were drawn here since the last ones were published. */
const CACHE = path.join(ROOT, 'node_modules', '.cache', 'colorear');

/** The published sheets, one file a species: drawing all anew takes minutes. */
const PUBLISHED = path.join(ROOT, 'laminas', 'colouring', 'published');

/** What is asked of a worker, from what it draws, and where it puts the sheet. */
export interface Job {
  slug: string;
  source: string;
  file: string;
}

/** The sheets of all species by slug: as published, as drawn before, or drawn now where the recipe or the engine is another. */
export async function colouringSheets(): Promise<Map<string, KeptSheet>> {
  mkdirSync(CACHE, { recursive: true });
  const wanted = await wantedSheets();
  const kept = ({ slug, source, file }: Job) => {
    const published = readSheet(path.join(PUBLISHED, `${slug}.json`));
    return published?.source === source ? published : readSheet(file);
  };
  const missing = wanted.filter((each) => !kept(each));
  await onCrew<Job, { failure?: string }>(
    new URL('./sheet-worker.ts', import.meta.url),
    undefined,
    missing,
    (_, { failure }) => {
      if (failure) throw new Error(failure);
    },
  );
  const needed = new Set(wanted.map(({ file }) => path.basename(file)));
  for (const name of readdirSync(CACHE)) if (!needed.has(name)) rmSync(path.join(CACHE, name));
  return new Map(wanted.map((each) => [each.slug, kept(each) as KeptSheet]));
}

/** The sheets that the sources would draw, one a species. */
async function wantedSheets(): Promise<Job[]> {
  const engine = await engineHash(path.join(import.meta.dirname, 'draw-sheet.ts'));
  const sources = { engine, recipes: RECIPES, archetypes: ARCHETYPES };
  return wantedImages(sources, allSpecies()).map(({ slug, source }) => ({
    slug,
    source,
    file: path.join(CACHE, `${source}.json`),
  }));
}

function readSheet(file: string): KeptSheet | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/** Lays the sheets as they are now among what is committed. */
export async function publishSheets(): Promise<void> {
  mkdirSync(PUBLISHED, { recursive: true });
  for (const [slug, sheet] of await colouringSheets())
    writeFileSync(path.join(PUBLISHED, `${slug}.json`), `${JSON.stringify(sheet)}\n`);
}

/** What the pages of the sheets tell, in the order of the lists. */
export async function colouringPages(): Promise<ColouringPage[]> {
  const sheets = await colouringSheets();
  return loadAves().map(({ nombre }) => ({ nombre, ...sheetOf(sheets, nombre).page }));
}

/** Writes the drawings into the folder of a built site. */
export async function writeColouringSheets(dist: string): Promise<void> {
  const sheets = await colouringSheets();
  for (const { nombre, imagen } of loadAves())
    writeFileSync(path.join(dist, laminaPaths.colouring(imagen)), sheetOf(sheets, nombre).svg);
}

function sheetOf(sheets: ReadonlyMap<string, KeptSheet>, nombre: string): KeptSheet {
  const sheet = sheets.get(foldText(nombre));
  if (!sheet) throw new Error(`${nombre} has no recipe in laminas/recipes`);
  return sheet;
}
