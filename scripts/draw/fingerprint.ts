import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sha256, sourceOf, type WantedImage } from '../../laminas/manifest.ts';
import { ENCODER } from './rasters.ts';
import type { Species } from './species.ts';

/** The pictures that today's sources would draw, one a species. */
export function wantedImages(root: string, species: readonly Species[]): WantedImage[] {
  const laminas = path.join(root, 'laminas');
  const engine = engineHash(laminas);
  return species.map(({ imagen, slug }) => {
    return { imagen, slug, engine, source: sourceOf(engine, recipeHash(laminas, slug)) };
  });
}

function engineHash(laminas: string): string {
  const lines = readdirSync(laminas, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isEngine)
    .sort()
    .map((file) => `${file} ${sha256(readText(path.join(laminas, file)))}`);
  return sha256([ENCODER, ...lines].join('\n'));
}

/** What lies beside the engine and draws nothing: it may change without making a picture stale. */
const NO_ENGINE = ['manifest.ts', 'descripcion.ts', 'rasgos.ts', 'tract-map.ts'];

/** The recipes say what to draw and not how. */
function isEngine(file: string): boolean {
  if (!file.endsWith('.ts') || file.endsWith('.test.ts')) return false;
  return !file.startsWith('recipes/') && !NO_ENGINE.includes(file);
}

/** Covers the recipe and every other recipe it borrows from, such as a female's from her male's. */
function recipeHash(laminas: string, slug: string): string {
  const folder = path.join(laminas, 'recipes');
  const texts = new Map<string, string>();
  const visit = (file: string) => {
    if (texts.has(file)) return;
    const text = readText(path.join(folder, file));
    texts.set(file, text);
    for (const [, borrowed] of text.matchAll(/from '\.\/([^']+\.ts)'/g)) {
      if (borrowed) visit(borrowed);
    }
  };
  visit(`${slug}.ts`);
  return sha256(JSON.stringify([...texts].sort()));
}

/** Text with the line ends of git's own storage, whatever the checkout made of them. */
function readText(file: string): string {
  return readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
}
