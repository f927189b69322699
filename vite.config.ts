import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { vitePluginAves } from './scripts/vite-aves.ts';
import { vitePluginLaminas } from './scripts/vite-laminas.ts';

/** What only the seen list needs comes with it; what reads CSV, when a visitor asks for it. */
const SHARED =
  /node_modules(?!\/papaparse)|virtual:aves|\/domain\/(?!copia-rows|merge-copia)|\/app\/(components|features\/(?!avistadas\/copia\/(?!download))|sitio|seo|ficha|import)/;

export default defineConfig({
  plugins: [react(), vitePluginAves(), vitePluginLaminas()],
  build: {
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // All that pages share arrives in one file: a page then needs that, the entry and its own route.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'guia', test: SHARED }] } } },
  },
  test: { include: ['{app,data,domain,laminas,scripts}/**/*.test.{ts,tsx}'] },
});
