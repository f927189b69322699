import type { Browser } from '@playwright/test';
import { loaded, onFastNetwork, onPhone } from './browser.ts';
import { type Figure, KB } from './budget.ts';
import type { Host } from './host.ts';
import { PAGES } from './pages.ts';

/** Bytes over the network, brotli where text, without headers, by kind of file; `emoji` is part of `font` and of `all`. */
type Transfer = { script: number; font: number; emoji: number; all: number };

/** The font that a device without emojis of its own asks for: no phone does, a bare test machine does. */
const EMOJI_FONT = /\/emoji-[^/]*\.woff2$/;

/** Visits a page as a first visitor of a phone does, and goes down to its end where `scroll`. */
async function transferOf(browser: Browser, address: string, scroll = false): Promise<Transfer> {
  const { context, page } = await onPhone(browser);
  await onFastNetwork(page);
  const transfer: Transfer = { script: 0, font: 0, emoji: 0, all: 0 };
  const sizes: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        if (EMOJI_FONT.test(request.url())) transfer.emoji += responseBodySize;
        transfer.all += responseBodySize;
        const type = request.resourceType();
        if (type === 'script' && !request.url().includes('aviso-de-version'))
          transfer.script += responseBodySize;
        if (type === 'font') transfer.font += responseBodySize;
      }),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await loaded(page);
  if (scroll) await scrollToEnd(page);
  await Promise.all(sizes);
  await context.close();
  return transfer;
}

async function scrollToEnd(page: import('@playwright/test').Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.mouse.wheel(0, 600);
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
  }
  await loaded(page);
}

/** Bytes of the style sheet inside a page, brotli. */
async function cssOf(host: Host): Promise<number> {
  const { brotliCompressSync } = await import('node:zlib');
  const html = await (await fetch(host.origin)).text();
  return brotliCompressSync(/<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '').length;
}

/** What the pages weigh for a first visitor. */
export async function measureWeights(browser: Browser, host: Host): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [kind, path] of Object.entries(PAGES)) {
    const { script, font, emoji, all } = await transferOf(browser, host.origin + path);
    figures.push({ what: `JavaScript, first load: ${kind}`, value: script / KB, limit: 100, unit: 'KB' });
    figures.push({ what: `fonts: ${kind}`, value: font / KB, limit: 80, unit: 'KB' });
    if (kind === 'list')
      figures.push({ what: '`/birds`, first view, all', value: (all - emoji) / KB, limit: 250, unit: 'KB' });
    if (kind === 'species')
      figures.push({ what: 'a species page, all', value: (all - emoji) / KB, limit: 170, unit: 'KB' });
    if (emoji > 0)
      figures.push({
        what: `emojis, where a device has none: ${kind}`,
        value: emoji / KB,
        limit: 30,
        unit: 'KB',
      });
  }
  const whole = await transferOf(browser, host.origin + PAGES.list, true);
  figures.push({
    what: '`/birds` scrolled to its end, all',
    value: whole.all / KB / KB,
    limit: 2.2,
    unit: 'MB',
  });
  figures.push({ what: 'CSS', value: (await cssOf(host)) / KB, limit: 12, unit: 'KB' });
  return figures;
}
