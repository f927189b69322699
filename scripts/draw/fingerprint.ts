import path from 'node:path';
import { build, type Rolldown } from 'vite';
import type { ARCHETYPES, Recipe } from '../../laminas/index.ts';
import { sha256, sourceOf, type WantedImage } from '../../laminas/manifest.ts';
import { ENCODER } from './rasters.ts';
import { recipeOf, type Species } from './species.ts';

/** Recipes and archetypes are data: what a plate takes of them is hashed by value, plate by plate. */
const DATA = /\/(recipes|archetypes)\//;

/** What a plate is drawn from: the hash of the engine, and the tables from which each species takes its own. */
export interface Sources {
  engine: string;
  recipes: Readonly<Record<string, Recipe>>;
  archetypes: Readonly<Partial<typeof ARCHETYPES>>;
}

/**
 * Hash of all code that can change a pixel: the modules that `entry` reaches, bundled without white space, so that comments,
 * types, tests and what only describes a plate do not count; and the settings of the encoder.
 */
export async function engineHash(entry: string): Promise<string> {
  const output = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: entry,
      write: false,
      target: 'esnext',
      rolldownOptions: {
        external: (id) => DATA.test(id) || /^[@\w]/.test(id),
        // What a later minifier would shorten otherwise must not make every picture stale.
        output: { minify: { compress: false, mangle: false } },
      },
    },
    root: path.dirname(entry),
  })) as Rolldown.RolldownOutput;
  return sha256([ENCODER, ...output.output.map((file) => ('code' in file ? file.code : ''))].join('\n'));
}

/**
 * The pictures that the sources would draw, one a species.
 * @throws {Error} when a species has no recipe, or a recipe holds what is no data
 */
export function wantedImages(
  { engine, recipes, archetypes }: Sources,
  species: readonly Species[],
): WantedImage[] {
  return species.map(({ imagen, slug, inFlight }) => {
    const recipe = recipeOf(slug, recipes);
    const builds = [recipe.archetype, recipe.pareja?.archetype].map((name) => name && archetypes[name]);
    // The marks are told beside the plate and not drawn on it.
    const own = sha256(dataOf(slug, [{ ...recipe, rasgos: [] }, builds]));
    return { imagen, slug, inFlight, engine, source: sourceOf(engine, own) };
  });
}

/** A value as text, whatever can change a pixel included. */
function dataOf(slug: string, value: unknown): string {
  return JSON.stringify(value, (key, part) => {
    const isData = typeof part !== 'function' && typeof part !== 'symbol' && !(part instanceof Map);
    const isNumber = typeof part !== 'number' || Number.isFinite(part);
    if (!isData || !isNumber) throw new Error(`${slug}: ${key} is no data: ${String(part)}`);
    return part;
  });
}
