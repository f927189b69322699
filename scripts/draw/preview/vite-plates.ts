import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Connect, Plugin } from 'vite';
import { imagenOf } from '../../../laminas/manifest.ts';
import { rasterFile } from '../gallery.ts';

const ROOT = path.resolve(import.meta.dirname, '..', '..', '..');

/** Where the page of the plates lives while developing; no build has it. */
const BASE = '/laminas';

/** Answers as the page of one plate, of all, or of a picture; see `show-plates.ts`. */
interface Answer {
  type: string;
  body: string | Uint8Array;
}

/**
 * Serves the plates as their recipes draw them at that moment: `/laminas` shows all by family at 160 px, `/laminas/<slug>`
 * one at full size with its tracts named and its family beside it. Each request has a worker of its own, which
 * reads the sources anew. The pages of the guide show the pictures in work, or else the published ones.
 */
export function vitePluginLaminas(): Plugin {
  return {
    name: 'laminas',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/images', serveRaster);
      server.middlewares.use(BASE, (request, response) => {
        const worker = new Worker(new URL('./show-plates.ts', import.meta.url), {
          workerData: { base: BASE, path: request.url ?? '/' },
        });
        worker.once('message', ({ type, body }: Answer) => {
          response.setHeader('content-type', type);
          response.end(body);
        });
        worker.once('error', (error) => {
          response.statusCode = 500;
          response.end(error.stack);
        });
      });
    },
  };
}

/** Serves the picture of a plate as it is now: the one in work, if there is one. */
const serveRaster: Connect.NextHandleFunction = async (request, response, next) => {
  const name = path.posix.basename(decodeURI(request.url ?? '').replace(/\?.*/, ''));
  if (imagenOf(name) === undefined) return next();
  const picture = await readFile(rasterFile(ROOT, name)).catch(() => undefined);
  if (!picture) return next();
  response.setHeader('content-type', 'image/webp');
  response.setHeader('cache-control', 'no-store');
  response.end(picture);
};
