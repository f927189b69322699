import sirv from 'sirv';
import type { Plugin } from 'vite';
import { ROOT } from '../../root.ts';
import { workingGallery } from '../gallery.ts';

/** Where the page of the plates lives while developing; no build has it. */
const BASE = '/laminas';

/**
 * Serves the plates as their recipes draw them at that moment: `/laminas` shows all by family at 160 px, `/laminas/<slug>`
 * one at full size with its tracts named and its family beside it. The pages of the guide show the pictures in work, or else
 * the published ones.
 */
export function vitePluginPlates(): Plugin {
  return {
    name: 'plates',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/images', sirv(workingGallery(ROOT).folder, { dev: true }));
      server.middlewares.use('/images', async ({ url = '' }, response, next) => {
        const [, imagen] = /^\/(\w+)-colorear\.svg$/.exec(url) ?? [];
        if (!imagen) return next();
        const { colouringSheetOf } = await server.ssrLoadModule(`${import.meta.dirname}/show-plates.ts`);
        response.setHeader('content-type', 'image/svg+xml').end(colouringSheetOf(imagen));
      });
      server.middlewares.use(BASE, async ({ url = '/' }, response, next) => {
        // The guide has a page under the same folder.
        if (/\/colorear\/?$/.test(url)) return next();
        try {
          const { answerFor } = await server.ssrLoadModule(`${import.meta.dirname}/show-plates.ts`);
          const { type, body } = await answerFor(BASE, url);
          response.setHeader('content-type', type).end(body);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
