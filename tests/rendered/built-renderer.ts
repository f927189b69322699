import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { vi } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..', '..');

/** Within `node_modules`, where what is built finds its libraries and Vitest takes it as it is. */
const CACHE = path.join(ROOT, 'node_modules', '.cache');

/** The code that writes the pages. */
export type Renderer = typeof import('../../app/shell/entry-prerender.tsx');

/** Pages as they are once alive: those that read the query of their address do so. */
const alive: Plugin = {
  name: 'alive',
  enforce: 'pre',
  load: (id) => (id.endsWith('/use-hydrated.ts') ? 'export const useHydrated = () => true;' : undefined),
};

/**
 * The renderer built as it is published, for the folder `base` of a host: React's own checks would take ten times as long.
 * `alive` makes it draw pages as a running page does.
 */
export async function builtRenderer(options: { base?: string; alive?: boolean }): Promise<Renderer> {
  vi.stubEnv('NODE_ENV', 'production');
  mkdirSync(CACHE, { recursive: true });
  const outDir = mkdtempSync(path.join(CACHE, 'rendered-'));
  try {
    await build({
      root: ROOT,
      base: options.base ?? '/',
      mode: 'production',
      logLevel: 'error',
      ssr: { noExternal: true },
      plugins: options.alive ? [alive] : [],
      build: {
        ssr: 'app/shell/entry-prerender.tsx',
        outDir,
        minify: false,
        copyPublicDir: false,
        // In one file: nothing is fetched from the folder once it is gone.
        rolldownOptions: { output: { codeSplitting: false } },
      },
    });
    return await import(pathToFileURL(path.join(outDir, 'entry-prerender.js')).href);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}
