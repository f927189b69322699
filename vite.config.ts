import { basename } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { vitePluginAves } from './scripts/data/vite-aves.ts';
import { vitePluginPlates } from './scripts/draw/preview/vite-plates.ts';

/** What only the pages of lists need: they load it beside their own route (see `app/features/filters/load-lists.ts`). */
const LISTS =
  'features/filters/(filtered-aves|narrowable-list|use-narrowable-list|list-buttons|lists)|components/(ave/ave-list|ave/first-ave|ave/use-list-place|ave/ave-card|page/empty-branch)';

/** What only the pages that stand alone need. */
const ROOMS = 'components/page/(later|without-scripts)';

/** What the pages share that one goes back to from a species. */
const RETURN = 'components/browser/use-return-place|domain/addresses/way-back';

/** What only the page of a species needs at first. */
const FICHA =
  'components/ave/(month-strip|wing)|features/seen-list/avistada-button|data/(look-alikes/kin|species/(swatches|fichas))';

/** What parts share that come later, and no page at first. */
const OF_PARTS =
  'components/(voice/|sound/(?!listen)|page/(share-address|pick-one))|data/(places/|species/(nombres|askable|traits|filterable|ids|flight|colouring|voices)|look-alikes/(comparison|confused|pairs))';

/** What a form of the notebook needs before there is one. */
const OF_FORMS = 'domain/(notebook/(draft|parse-sighting)|calendar/partial-day)\\.ts';

/** What a page loads once there is a sighting to keep or to show. */
const NOTEBOOK = 'app/data/notebook|node_modules/idb/|domain/(notebook|walk/(walk|tap)\\.ts)';

/**
 * Every page loads the libraries, what pages share and the entry; then its own route, which needs no other file: a route that
 * did not arrive can be asked for again, what it imports could not (see `app/components/browser/import-again.ts`).
 */
const CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  {
    name: 'guia',
    test: new RegExp(
      `/app/(?!${LISTS}|${ROOMS}|${RETURN}|${FICHA}|${OF_PARTS}|data/notebook)(components|data|site|shell/(?!entry)|features/(seen-list|exchange/list-notice|filters/(filter-menu|filter-select|load-lists)|search/search-form))|domain/(addresses/true-path|calendar/(?!partial)|filters/filter-names|search/(search-aves|ways)|species/(frecuencia|total))|virtual:aves`,
    ),
  },
  { name: 'return', test: new RegExp(RETURN) },
  { name: 'rooms', test: new RegExp(ROOMS) },
  { name: 'lists', test: new RegExp(LISTS) },
  { name: 'formulario', test: new RegExp(OF_FORMS) },
  // Last: it would take with it whatever it needs.
  { name: 'cuaderno', test: new RegExp(NOTEBOOK) },
];

export default defineConfig({
  base: process.env.BASE_PATH ?? '/',
  plugins: [react(), vitePluginAves(), vitePluginPlates()],
  // Hashes of their own would make a kilobyte of every page: no two of these files have one name.
  css: { modules: { generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}` } },
  worker: { format: 'es' },
  build: {
    assetsInlineLimit: 0,
    // A page lists in its head what it needs; parts that come later fetch their own few scripts when they come, their style sheets ahead.
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
