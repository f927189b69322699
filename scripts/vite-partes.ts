import type { Plugin } from 'vite';

/** Where Vite keeps what fetches the scripts and styles of a part ahead of it. */
const HELPER = 'vite/preload-helper.js';

/**
 * Parts of the app are plain imports: with one style sheet and few shared files there is nothing to fetch ahead of them,
 * and Vite's helper for that would weigh half a kilobyte in the first load of every page.
 */
export function vitePluginPartes(): Plugin {
  return {
    name: 'partes',
    apply: 'build',
    enforce: 'pre',
    load: (id) => (id.endsWith(HELPER) ? 'export const __vitePreload = (load) => load();' : undefined),
  };
}
