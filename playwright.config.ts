import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/engines/find-chromium.ts';

/** Not the port of `npm start`, so that the tests run beside it. */
export const PORT = Number(process.env.PORT ?? 4174);

/** Flags that keep Chromium from calling home: the tests need no network. */
export const QUIET = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--no-sandbox',
  '--disable-gpu',
];

// One context a worker, emptied between two tests, where a test asks for no other: a new one takes three times as long.
process.env.PW_TEST_REUSE_CONTEXT ??= '1';

// Found once, for the workers too.
process.env.CHROMIUM_PATH ||= findBrowser();

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: availableParallelism(),
  forbidOnly: true,
  retries: 0,
  // No promise of the guide: only what ends a test that hangs. Slow machines need a multiple of what fast ones do.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // Where there is no terminal, `line` writes one for each of some 700 tests.
  reporter: [['dot']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'es-ES',
    // Each test meets the guide as a first visit does; the tests of what works without network allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: QUIET },
  },
  webServer: {
    command: `node scripts/serve/serve.ts ${PORT}`,
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
  },
});
