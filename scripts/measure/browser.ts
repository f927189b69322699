import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../engines/find-chromium.ts';

/** A phone of 390 px with two pixels to each, without a service worker, which fetches for later. */
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  serviceWorkers: 'block' as const,
  ignoreHTTPSErrors: true,
};

/** A slow phone as Lighthouse sets it: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: 96_000,
};

/** A good line, 160 Mbit/s: a Chromium that cannot tell its network fetches pictures from twice as far below the window. */
const FAST_NETWORK = {
  offline: false,
  latency: 5,
  downloadThroughput: 20_000_000,
  uploadThroughput: 20_000_000,
  connectionType: 'wifi' as const,
};

export const CPU_SLOWDOWN = 4;

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters as a phone sets them: at any size, not at whole pixels.
  '--font-render-hinting=none',
];

export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: [...FLAGS, '--js-flags=--expose-gc'] });
}

/** A page on a phone whose browser holds nothing yet. */
export async function onPhone(browser: Browser): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext(PHONE);
  return { context, page: await context.newPage() };
}

/** Lets every Chromium take the network for a fast one. */
export async function onFastNetwork(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', FAST_NETWORK);
}

export async function slowDown(page: Page, what: { network: boolean }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  if (what.network) await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** How long a page must have fetched nothing to count as loaded, ms. */
const QUIET = 500;

/** Waits until the page is alive and has fetched nothing for a while: what it asks for at first is all there. */
export async function loaded(page: Page): Promise<void> {
  await page.waitForFunction(
    (quiet) => {
      const ends = performance
        .getEntriesByType('resource')
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
      const pending = ends.some((end) => end === 0);
      return (
        history.scrollRestoration === 'manual' && !pending && performance.now() - Math.max(...ends) > quiet
      );
    },
    QUIET,
    { polling: 100 },
  );
}
