import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { vitePluginAves } from './scripts/data/vite-aves.ts';
import { vitePluginPlates } from './scripts/draw/preview/vite-plates.ts';

/** What only the pages of lists need: they load it beside their own route (see `app/features/filters/load-lists.ts`). */
const LISTS =
  'features/filters/(filtered-aves|narrowable-list|use-narrowable-list|lists)|components/(ave/ave-list|ave/use-list-place|ave/ave-card|page/empty-branch)';

/**
 * Every page loads the libraries, what pages share and the entry; then its own route, which needs no other file: a route that
 * did not arrive can be asked for again, what it imports could not (see `app/components/browser/import-again.ts`).
 */
const CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'guia',
    test: new RegExp(
      `/app/(?!${LISTS})(components|data|site|shell|features/(seen-list|backup/list-notice|filters/(filter-menu|filter-select)|search/search-form|filters/load-lists))|domain/(look-alikes/comparison|calendar|search/search-aves|filters/filter-names)|virtual:aves`,
    ),
    minShareCount: 2,
  },
  { name: 'lists', test: new RegExp(LISTS) },
];

export default defineConfig({
  base: process.env.BASE_PATH ?? '/',
  plugins: [react(), vitePluginAves(), vitePluginPlates()],
  // Hashes of their own would make a kilobyte of every page: no two of these files have one name.
  css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` } },
  build: {
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    // A page lists in its head what it needs; parts that come later fetch their own few files when they come.
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
