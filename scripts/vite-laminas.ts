import { Worker } from 'node:worker_threads';
import type { Plugin } from 'vite';

/** Where the page of the plates lives while developing; no build has it. */
const BASE = '/laminas';

/** Answers as the page of one plate, of all, or of a picture; see `show-laminas.ts`. */
interface Answer {
  type: string;
  body: string | Uint8Array;
}

/**
 * Serves the plates as their recipes draw them at that moment: `/laminas` shows all by family at 160 px, `/laminas/<slug>`
 * one at full size with its tracts named and its family beside it. Each request has a worker of its own, which
 * reads the sources anew.
 */
export function vitePluginLaminas(): Plugin {
  return {
    name: 'laminas',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(BASE, (request, response) => {
        const worker = new Worker(new URL('./show-laminas.ts', import.meta.url), {
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
