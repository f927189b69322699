import type { Plugin } from 'vite';

/** Where Vite keeps what fetches the scripts and styles of a part ahead of it. */
const HELPER = 'vite/preload-helper.js';

/** What only that helper says. */
const TRACE = 'vite:preloadError';

/**
 * Parts of the app are plain imports: `modulePreload` in `vite.config.ts` gives them nothing to fetch ahead, and Vite's
 * helper for that would weigh half a kilobyte in the first load of every page. Should a later Vite keep it elsewhere, the
 * build says so.
 */
export function vitePluginPlainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id.endsWith(HELPER) ? 'export const __vitePreload = (load) => load();' : undefined),
    generateBundle(_options, bundle) {
      const kept = Object.values(bundle).find((file) => file.type === 'chunk' && file.code.includes(TRACE));
      if (kept)
        throw new Error(
          `Vite's helper for fetching ahead is in ${kept.fileName}: it is not ${HELPER} any more.`,
        );
    },
  };
}
