import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Kind, sha256, sourceOf, type WantedImage } from '../../laminas/manifest.ts';
import { ENCODER } from './rasters.ts';
import type { Species } from './species.ts';

/** The pictures that today's sources would draw, one a species. */
export function wantedImages(root: string, species: readonly Species[]): WantedImage[] {
  const laminas = path.join(root, 'laminas');
  const engines = engineHashes(laminas);
  return species.map((bird) => {
    const kind = kindOf(root, bird.slug);
    const own = kind === 'plate' ? recipeHash(laminas, bird.slug) : silhouetteHash(bird);
    const engine = engines[kind];
    return { imagen: bird.imagen, slug: bird.slug, kind, engine, source: sourceOf(kind, engine, own) };
  });
}

export function kindOf(root: string, slug: string): Kind {
  return existsSync(path.join(root, 'laminas', 'recipes', `${slug}.ts`)) ? 'plate' : 'silhouette';
}

/** What a silhouette is drawn from; also hashed, so the order of the keys must not change. */
export function silhouetteInput({ familia, habitat, slug }: Species) {
  const seed = Number.parseInt(sha256(slug).slice(0, 8), 16);
  return { familia, habitat, seed, slug };
}

function silhouetteHash(bird: Species): string {
  return sha256(JSON.stringify(silhouetteInput(bird)));
}

/** Plates do not depend on the silhouettes' sources; silhouettes do on all but the recipes. */
function engineHashes(laminas: string): Record<Kind, string> {
  const files = readdirSync(laminas, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter(isEngine)
    .sort();
  const lineOf = (file: string) => `${file} ${sha256(readText(path.join(laminas, file)))}`;
  const lines = files.map((file) => ({ file, line: lineOf(file) }));
  const hashOf = (some: typeof lines) => sha256([ENCODER, ...some.map(({ line }) => line)].join('\n'));
  return {
    plate: hashOf(lines.filter(({ file }) => !file.startsWith('silhouettes/'))),
    silhouette: hashOf(lines),
  };
}

/** The recipes, and the table of them, say what to draw and not how; the manifest records and never draws. */
function isEngine(file: string): boolean {
  if (!file.endsWith('.ts') || file.endsWith('.test.ts')) return false;
  return !file.startsWith('recipes/') && file !== 'manifest.ts';
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
