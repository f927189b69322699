import { rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { colouringSheets, writeColouringSheets } from '../colouring/sheets.ts';
import { copyWorkingRasters } from '../draw/gallery.ts';
import { ROOT } from '../root.ts';
import { step } from '../serve/step.ts';
import { writeIcons } from './icons.ts';
import { Pngs } from './pngs.ts';
import { prerender } from './prerender.ts';
import { writeServiceWorker } from './service-worker.ts';

export const DIST = join(ROOT, 'dist');

/** Read by Node itself, so that both bundles share what `vite-aves.ts` has worked out. */
const COMMON: InlineConfig = { logLevel: 'warn', configLoader: 'native' };

/** Builds the site into the folder `dist`, all but the PNGs: scripts, prerendered pages, icons, service worker. */
export function buildPages(dist: string): Promise<void> {
  const ssr = `${dist}-ssr`;
  return step({ doing: 'Building the pages', parts: 6 }, async (advance) => {
    await colouringSheets();
    advance();
    await build({ ...COMMON, build: { outDir: dist, emptyOutDir: true, manifest: true } });
    copyWorkingRasters(ROOT, join(dist, 'images'));
    await writeColouringSheets(dist);
    advance();
    await bundleRenderer(ssr);
    advance();
    const pages = await prerender(dist, ssr);
    advance();
    await writeIcons(join(dist, 'iconos'));
    advance();
    await writeServiceWorker(dist, ssr);
    rmSync(ssr, { recursive: true });
    return `Built ${pages} pages`;
  });
}

/** What turns addresses into pages, for `prerender`. */
async function bundleRenderer(outDir: string): Promise<void> {
  const ssr = 'app/shell/entry-prerender.tsx';
  await build({
    ...COMMON,
    build: { ssr, outDir, manifest: false, copyPublicDir: false, emptyOutDir: true },
  });
}

/** Builds the whole site into the folder `dist`. */
export async function buildSite(dist: string): Promise<void> {
  await buildPages(dist);
  const pngs = new Pngs(join(dist, 'images'));
  const parts = pngs.names.length;
  await step({ doing: 'Making the PNGs', parts }, async (advance) => {
    await pngs.writeAll(advance);
    return `Made ${parts} PNGs`;
  });
  console.log(`The guide is in ${relative(process.cwd(), dist) || '.'}`);
}

// A folder may be named after the program; the tests build a second site beside the first.
if (import.meta.main) await buildSite(process.argv[2] ? resolve(process.argv[2]) : DIST);
