import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { vitePluginAves } from './scripts/vite-aves.ts';
import { vitePluginLaminas } from './scripts/vite-laminas.ts';

/** What only lists need: the other pages do without. */
const OF_LISTS =
  /\/(ave-card|ave-list|rama-vacia|lista-afinable|use-afinador|use-lista|grupos|tira-de-meses)\.tsx?$/;

/** What every page downloads, in three files: the libraries, what most pages share, and the entry; then its own route. Lists share one more. */
const CHUNKS = [
  { name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  {
    name: 'guia',
    test: (id: string) => /\/(app|domain)\/|virtual:aves/.test(id) && !OF_LISTS.test(id),
    minShareCount: 5,
    priority: 1,
  },
  { name: 'listas', test: OF_LISTS },
];

export default defineConfig({
  base: process.env.BASE_PATH ?? '/',
  plugins: [react(), vitePluginAves(), vitePluginLaminas()],
  build: {
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One per cent smaller than the default minifier's: what makes the difference to the budget of 100 KB.
    minify: 'terser',
    terserOptions: { module: true, compress: { passes: 2 } },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  test: { include: ['{app,data,domain,laminas,scripts}/**/*.test.{ts,tsx}'] },
});
