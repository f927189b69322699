/** Prints the figures of `docs/medidas.md` for the built site (`npm run build` first, then `npm run medidas`). */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { paths } from '../domain/paths.ts';
import { findBrowser } from './find-browser.ts';
import { serve } from './serve.ts';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const PORT = 4175;
const PAGES = [paths.home(), paths.aves(), paths.ave('Abubilla')];

/** A phone on a slow mobile network, as Lighthouse sets it: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: 96_000,
};
const CPU_SLOWDOWN = 4;

const kB = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`;

function weigh(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}

function printWeights(): void {
  const assets = readdirSync(`${DIST}assets`);
  for (const page of PAGES) {
    console.log(`HTML ${page} (style sheet inside), brotli: ${kB(weigh(`${DIST}${page}/index.html`))}`);
  }
  for (const file of assets.filter((name) => name.endsWith('.js')).sort()) {
    console.log(`JS ${file.replace(/-[\w-]{8}\.js$/, '')}, brotli: ${kB(weigh(`${DIST}assets/${file}`))}`);
  }
  const fonts = assets
    .filter((name) => name.endsWith('.woff2'))
    .map((name) => statSync(`${DIST}assets/${name}`).size);
  console.log(`Fonts, all: ${kB(fonts.reduce((sum, size) => sum + size, 0))}`);
  for (const width of [320, 640, 1200]) {
    const sizes = readdirSync(`${DIST}images`)
      .filter((name) => name.endsWith(`-${width}.webp`))
      .map((name) => statSync(`${DIST}images/${name}`).size);
    console.log(
      `WebP ${width} px, mean of ${sizes.length}: ${kB(sizes.reduce((sum, size) => sum + size, 0) / sizes.length)}`,
    );
  }
}

type Vitals = { lcp: number; cls: number; requests: number; bytes: number };

/** Reads what the browser itself measured of the page it shows. */
function readVitals(page: Page): Promise<Vitals> {
  return page.evaluate(async () => {
    const entriesOf = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        setTimeout(() => resolve([]), 500);
      });
    const paints = await entriesOf('largest-contentful-paint');
    const shifts = (await entriesOf('layout-shift')) as (PerformanceEntry & { value: number })[];
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      lcp: paints.at(-1)?.startTime ?? Number.NaN,
      cls: shifts.reduce((sum, { value }) => sum + value, 0),
      requests: resources.length + 1,
      bytes: resources.reduce((sum, { transferSize }) => sum + transferSize, 0),
    };
  });
}

async function printVitals(): Promise<void> {
  const server = await serve(DIST, PORT);
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  for (const path of PAGES) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.goto(`http://localhost:${PORT}${path}`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(2000);
    const { lcp, cls, requests, bytes } = await readVitals(page);
    console.log(
      `${path} on a slow phone: LCP ${Math.round(lcp)} ms, CLS ${cls.toFixed(3)}, ${requests} requests, ${kB(bytes)} of files (uncompressed server)`,
    );
    await page.close();
  }
  await browser.close();
  server.close();
}

printWeights();
await printVitals();
