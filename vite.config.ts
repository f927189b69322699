import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { vitePluginAves } from './scripts/vite-aves.ts';
import { vitePluginLaminas } from './scripts/vite-laminas.ts';

const SHARED = /node_modules|virtual:aves|\/domain\/|\/app\/(components|features|sitio|seo|ficha|import)/;

export default defineConfig({
  base: process.env.BASE_PATH ?? '/',
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
