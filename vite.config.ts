import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { vitePluginAves } from './scripts/data/vite-aves.ts';
import { vitePluginPlates } from './scripts/draw/preview/vite-plates.ts';
import { vitePluginPlainImports } from './scripts/vite-plain-imports.ts';

/**
 * What every page downloads, in three files: the libraries, what pages share, and the entry; then its own route, which
 * needs no other: a route that did not arrive can be asked for again, what it imports could not (see `import-again.ts`).
 */
const CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'guia',
    test: /\/app\/(components|data|routes|[\w-]+\.tsx?$)|domain\/(comparar|meses|search\/search-aves)|virtual:aves/,
    minShareCount: 2,
  },
  { name: 'guia', test: /\/(app|domain)\//, minShareCount: 5 },
];

export default defineConfig({
  base: process.env.BASE_PATH ?? '/',
  plugins: [react(), vitePluginAves(), vitePluginPlates(), vitePluginPlainImports()],
  build: {
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // Vite lists in the head what a page needs, and `scripts/coming-alive.ts` asks for it once the page is painted; parts that
    // come later fetch their own few files when they come.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
    },
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNKS } },
      // That our own plugin takes the time, for the data, is no fault.
      checks: { bundlerTimings: false },
    },
  },
  test: {
    include: ['{app,data,domain,laminas,scripts,tests}/**/*.test.{ts,tsx}'],
    // A stop for what hangs, not a measure: on a busy machine drawing a plate twice took more than the five seconds that are the default.
    testTimeout: 60_000,
  },
});
