import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadAves } from '../../data/load-aves.ts';
import { laminaPaths } from '../../domain/addresses/paths.ts';
import { foldText } from '../../domain/addresses/slug.ts';
import type { ColouringPage } from '../../domain/plates/colouring.ts';
import { RECIPES } from '../../laminas/index.ts';
import { sha256 } from '../../laminas/manifest.ts';
import { onCrew } from '../draw/crew.ts';
import { ROOT } from '../root.ts';
import type { KeptSheet } from './draw-sheet.ts';

/** Where drawn sheets are kept between two builds. */
const CACHE = path.join(ROOT, 'node_modules', '.cache', 'colorear');

/** All that decides a sheet besides its recipe: the engine, and how colours are called. */
const SOURCES = ['laminas/**/*.ts', 'scripts/colouring/draw-sheet.ts', 'scripts/data/traits/colour-names.ts'];
/** Recipes are data, hashed one by one; tests decide nothing. */
const APART = ['laminas/recipes/**', 'laminas/patterns/**', '**/*.test.ts'];

/** What is asked of a worker, and where it puts the sheet. */
export interface Job {
  slug: string;
  file: string;
}

/** The sheets of all species by slug, drawn as far as they are not there from before. */
export async function colouringSheets(): Promise<Map<string, KeptSheet>> {
  mkdirSync(CACHE, { recursive: true });
  const engine = engineHash();
  const jobs = Object.values(RECIPES).map((recipe): Job => {
    const name = sha256(engine + JSON.stringify({ ...recipe, rasgos: [] }));
    return { slug: recipe.slug, file: path.join(CACHE, `${name}.json`) };
  });
  const there = new Set(readdirSync(CACHE));
  const missing = jobs.filter(({ file }) => !there.has(path.basename(file)));
  await onCrew<Job, { failure?: string }>(
    new URL('./sheet-worker.ts', import.meta.url),
    undefined,
    missing,
    (_, { failure }) => {
      if (failure) throw new Error(failure);
    },
  );
  const needed = new Set(jobs.map(({ file }) => path.basename(file)));
  for (const name of there) if (!needed.has(name)) rmSync(path.join(CACHE, name));
  return new Map(jobs.map(({ slug, file }) => [slug, JSON.parse(readFileSync(file, 'utf8'))]));
}

function engineHash(): string {
  const files = SOURCES.flatMap((pattern) => globSync(pattern, { cwd: ROOT, exclude: APART })).sort();
  return sha256(files.map((file) => readFileSync(path.join(ROOT, file), 'utf8')).join('\n'));
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
