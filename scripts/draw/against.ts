import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { rasterName } from '../../laminas/manifest.ts';
import { ROOT } from '../root.ts';
import { showSideBySide } from './compare.ts';
import { rasterFile } from './gallery.ts';
import type { Species } from './species.ts';

/** More than a picture of 1,200 px weighs, bytes. */
const MAX_BYTES = 10_000_000;

/**
 * Shows the plate of a species as it was published at a commit beside the one that the guide shows now; returns where.
 * @throws {Error} when there is no such commit, or no such picture in it
 */
export async function showAgainst(commit: string, { slug, imagen }: Species): Promise<string> {
  const name = rasterName(imagen, 1200);
  const before = execFileSync('git', ['show', `${commit}:public/images/${name}`], {
    cwd: ROOT,
    maxBuffer: MAX_BYTES,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const both = path.join('test-results', 'laminas', `${slug}.png`);
  await showSideBySide(before, rasterFile(ROOT, name), path.join(ROOT, both));
  return both;
}
