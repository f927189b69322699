import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { injectManifest } from 'workbox-build';
import type { OfflineIndex } from '../../app/features/offline/offline-index.ts';
import { sha256 } from '../../laminas/manifest.ts';
import { ROOT } from '../root.ts';

const SOURCE = join(ROOT, 'app', 'worker', 'sw.ts');

/** What a version of the guide is made of, without its plates: it is fetched as soon as a visitor has arrived. */
const SHELL = ['abrir.html', 'assets/**', 'icono.svg', 'manifest.webmanifest'];

/** Pictures of an offline copy: the plates of lists and of pages, in one width each, birds in flight, and colouring sheets. */
const SAVED = /-((320|640|vuelo)\.webp|colorear\.svg)$/;

/**
 * Writes `sw.js`, the service worker, and `guardar.json`, the list of what an offline copy fetches, into `dist`.
 * @throws {Error} when a file of the shell is too large to be kept
 */
export async function writeServiceWorker(dist: string, scratch: string): Promise<void> {
  writeFileSync(join(dist, 'guardar.json'), JSON.stringify(indexOf(join(dist, 'images'))));
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: scratch,
      copyPublicDir: false,
      rolldownOptions: {
        input: SOURCE,
        output: { format: 'iife', entryFileNames: 'sw.js' },
        checks: { bundlerTimings: false },
      },
    },
  });
  const { warnings } = await injectManifest({
    swSrc: join(scratch, 'sw.js'),
    swDest: join(dist, 'sw.js'),
    globDirectory: dist,
    globPatterns: [...SHELL, 'guardar.json'],
    dontCacheBustURLsMatching: /^assets\//,
  });
  if (warnings.length > 0) throw new Error(`The service worker cannot keep all: ${warnings.join(' ')}`);
}

function indexOf(images: string): OfflineIndex {
  const files = readdirSync(images).filter((file) => SAVED.test(file));
  return files.map((file) => {
    const bytes = readFileSync(join(images, file));
    return [file, sha256(bytes).slice(0, 8), bytes.length];
  });
}
