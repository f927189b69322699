import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { writeIconos } from './iconos.ts';
import { writePngs } from './pngs.ts';
import { prerender } from './prerender.ts';
import { writeServiceWorker } from './service-worker.ts';

const DIST = fileURLToPath(new URL('../dist', import.meta.url));
const SSR = fileURLToPath(new URL('../dist-ssr', import.meta.url));

/** Builds the whole site into `dist`: scripts, prerendered pages, pictures. */
export async function buildSite(): Promise<void> {
  const start = performance.now();
  await build({ logLevel: 'warn' });
  await build({
    logLevel: 'warn',
    build: {
      ssr: 'app/entry-prerender.tsx',
      outDir: SSR,
      manifest: false,
      copyPublicDir: false,
      emptyOutDir: true,
    },
  });
  const pages = await prerender(DIST, SSR);
  await writeIconos(`${DIST}/iconos`);
  await writeServiceWorker(DIST, SSR);
  rmSync(SSR, { recursive: true });
  await writePngs(`${DIST}/images`);
  console.log(`${pages} pages in dist, built in ${((performance.now() - start) / 1000).toFixed(1)} s`);
}

if (import.meta.main) await buildSite();
