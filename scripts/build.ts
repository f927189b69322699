import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { writeIconos } from './iconos.ts';
import { writePngs } from './pngs.ts';
import { prerender } from './prerender.ts';
import { writeServiceWorker } from './service-worker.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));

/** Builds the whole site into the folder `dist`: scripts, prerendered pages, pictures. */
export async function buildSite(dist = DIST): Promise<void> {
  const start = performance.now();
  const ssr = `${dist}-ssr`;
  await build({ logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
  await build({
    logLevel: 'warn',
    build: {
      ssr: 'app/entry-prerender.tsx',
      outDir: ssr,
      manifest: false,
      copyPublicDir: false,
      emptyOutDir: true,
    },
  });
  const pages = await prerender(dist, ssr);
  await writeIconos(`${dist}/iconos`);
  await writeServiceWorker(dist, ssr);
  rmSync(ssr, { recursive: true });
  await writePngs(`${dist}/images`);
  console.log(`${pages} pages in ${dist}, built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

// A folder may be named after the program; the tests build a second site beside the first.
if (import.meta.main) await buildSite(process.argv[2] ? resolve(process.argv[2]) : DIST);
